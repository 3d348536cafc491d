import type { UploadModel } from '@souk/contract';
import { picturesMax } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { Field, IconButton, pictureUrl } from '@souk/ui';
import { ImagePlus, X } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { usePictureUpload } from './use-picture-upload';

type Props = {
  label: ReactNode;
  model: UploadModel;
  /** Addresses of the pictures that were sent so far. */
  pictures: readonly string[];
  onChange: (pictures: string[]) => void;
  error?: ReactNode;
};

/** At most five pictures, JPG or PNG. They are sent as they are chosen. Source: spec 5, ACCT-05, ACCT-06. */
export function PicturePicker({ label, model, pictures, onChange, error }: Props) {
  const t = useT();
  const upload = usePictureUpload(model);
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    const urls = await upload.send({ files, already: pictures.length });
    if (urls.length > 0) onChange([...pictures, ...urls]);
  };
  return (
    <Field
      label={label}
      mark={<FormattedMessage id="word.optional" />}
      hint={<FormattedMessage id="pictures.hint" values={{ max: picturesMax }} />}
      error={error ?? upload.trouble}
    >
      {(control) => (
        <Row>
          {pictures.map((url, index) => (
            <Thumb key={url}>
              <img src={pictureUrl(url, 160)} alt={t('pictures.one', { number: index + 1 })} />
              <IconButton
                label={t('pictures.remove', { number: index + 1 })}
                onClick={() => onChange(pictures.filter((one) => one !== url))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </Thumb>
          ))}
          {pictures.length < picturesMax && (
            <Add aria-busy={upload.isSending}>
              <ImagePlus size={22} strokeWidth={1.5} aria-hidden="true" />
              <FormattedMessage id={upload.isSending ? 'pictures.sending' : 'pictures.add'} />
              <input
                {...control}
                type="file"
                accept="image/jpeg,image/png"
                multiple
                onChange={(event) => void add(event)}
              />
            </Add>
          )}
        </Row>
      )}
    </Field>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;
const Thumb = styled.span`
  position: relative;
  width: 96px;
  height: 96px;
  & > img {
    width: 100%;
    height: 100%;
    border-radius: var(--radius);
    object-fit: cover;
  }
  & > button {
    position: absolute;
    inset: 0 0 auto auto;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    background: var(--color-surface);
    translate: 6px -6px;
    box-shadow: var(--shadow);
  }
`;
const Add = styled.label`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 4px;
  width: 96px;
  height: 96px;
  border: 1px dashed var(--color-line-strong);
  border-radius: var(--radius);
  color: var(--color-ink-soft);
  font-size: var(--text-xs);
  text-align: center;
  cursor: pointer;
  &:hover {
    background: var(--color-sunken);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  & > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    font-size: 0;
    cursor: inherit;
  }
`;
