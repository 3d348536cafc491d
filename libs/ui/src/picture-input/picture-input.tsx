import { ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, type MouseEvent, useRef } from 'react';
import { IconButton } from '../button/icon-button';
import type { ControlProps } from '../field/field';
import { pictureUrl } from '../picture/picture';
import { Add, Row, Thumb, Wait } from './picture-input-look';
import { useHeldForm } from './use-held-form';

export type PictureInputLabels = {
  add: string;
  sending: string;
  /** Names the n-th picture, from 1. */
  one: (number: number) => string;
  remove: (number: number) => string;
  /** Said to whoever submits the form while pictures are being sent. */
  wait: string;
};

type Props = {
  /** What the field around it gives: id, description, error. `accept`: kinds of files instead of JPG and PNG. */
  control: ControlProps & { accept?: string };
  /** Addresses of the pictures so far. */
  pictures: readonly string[];
  /** No more than these. */
  max: number;
  labels: PictureInputLabels;
  isSending: boolean;
  onFiles: (files: File[]) => void;
  onRemove: (url: string) => void;
};

/**
 * Pictures that were sent so far, each to be taken out again, and a place to choose more: JPG or PNG, unless `control` says other kinds. While some are being sent no more
 * can be chosen, and the form around them is not submitted: it would go without them.
 */
export function PictureInput({ control, pictures, max, labels, isSending, onFiles, onRemove }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const mustWait = useHeldForm(row, isSending);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again after it was taken out.
    target.value = '';
    if (!isSending) onFiles(files);
  };
  const open = (event: MouseEvent) => {
    if (isSending) event.preventDefault();
  };
  return (
    <Row ref={row}>
      {pictures.map((url, index) => (
        <Thumb key={url}>
          <img src={pictureUrl(url, 160)} alt={labels.one(index + 1)} />
          <IconButton label={labels.remove(index + 1)} onClick={() => onRemove(url)}>
            <X aria-hidden="true" />
          </IconButton>
        </Thumb>
      ))}
      {pictures.length < max && (
        <Add aria-busy={isSending}>
          <ImagePlus size={22} strokeWidth={1.5} aria-hidden="true" />
          {isSending ? labels.sending : labels.add}
          <input
            // eslint-disable-next-line no-restricted-syntax -- this is the one
            type="file"
            accept="image/jpeg,image/png"
            {...control}
            multiple
            aria-disabled={isSending}
            onClick={open}
            onChange={choose}
          />
        </Add>
      )}
      {mustWait && <Wait role="alert">{labels.wait}</Wait>}
    </Row>
  );
}
