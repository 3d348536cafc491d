import { ImagePlus, X } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { IconButton } from '../button/icon-button';
import type { ControlProps } from '../field/field';
import { pictureUrl } from '../picture/picture';
import { Add, Row, Thumb } from './picture-input-look';

export type PictureInputLabels = {
  add: string;
  sending: string;
  /** Names the n-th picture, from 1. */
  one: (number: number) => string;
  remove: (number: number) => string;
};

type Props = {
  /** What the field around it gives: id, description, error. */
  control: ControlProps;
  /** Addresses of the pictures so far. */
  pictures: readonly string[];
  /** No more than these. */
  max: number;
  labels: PictureInputLabels;
  isSending?: boolean;
  onFiles: (files: File[]) => void;
  onRemove: (url: string) => void;
};

/** Pictures that were sent so far, each to be taken out again, and a place to choose more: JPG or PNG. */
export function PictureInput({ control, pictures, max, labels, isSending = false, onFiles, onRemove }: Props) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again after it was taken out.
    target.value = '';
    onFiles(files);
  };
  return (
    <Row>
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
          <input {...control} type="file" accept="image/jpeg,image/png" multiple onChange={choose} />
        </Add>
      )}
    </Row>
  );
}
