import type { ApplicationDocument } from '@souk/contract';
import { picturesMax } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { Field, IconButton, Notice, pictureUrl } from '@souk/ui';
import { ImagePlus, X } from 'lucide-react';
import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import { FormPart } from './form-part';
import type { ApplicationForm } from './use-application';
import { usePapers } from './use-papers';

type Props = { form: ApplicationForm; needsCode: boolean; documents: readonly ApplicationDocument[] };

/** Qualification pictures, at most five, JPG or PNG; why one was refused stands above. Source: MER-02, MER-03. */
export function PicturesField({ form, needsCode, documents }: Props) {
  const t = useT();
  const { values, set, errorOf } = form;
  const papers = usePapers(needsCode);
  const refused = documents.filter((one) => one.state === 'refused');
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    const urls = await papers.send({ files, values });
    if (urls.length > 0) set('pictures', [...values.pictures, ...urls]);
  };
  return (
    <FormPart number={3} title="apply.part.papers">
      {refused.map((one) => (
        <Notice key={one.url} $tone="warn">
          <img src={pictureUrl(one.url, 160)} alt="" width={48} height={48} />
          <FormattedMessage id="apply.refusedPicture" values={{ reason: one.reason ?? '' }} />
        </Notice>
      ))}
      <div data-field="qualificationPicture">
        <Field
          label={t('apply.papers')}
          mark={<FormattedMessage id="word.required" />}
          hint={t(needsCode ? 'apply.papersHintCode' : 'apply.papersHint', { max: picturesMax })}
          error={errorOf('qualificationPicture') ?? papers.trouble}
        >
          {(control) => (
            <Row>
              {values.pictures.map((url, index) => (
                <Thumb key={url}>
                  <img src={pictureUrl(url, 160)} alt={t('apply.picture', { number: index + 1 })} />
                  <IconButton
                    label={t('apply.pictureRemove', { number: index + 1 })}
                    onClick={() =>
                      set(
                        'pictures',
                        values.pictures.filter((one) => one !== url),
                      )
                    }
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                </Thumb>
              ))}
              {values.pictures.length < picturesMax && (
                <Add aria-busy={papers.isSending}>
                  <ImagePlus size={22} strokeWidth={1.5} aria-hidden="true" />
                  <FormattedMessage id={papers.isSending ? 'apply.pictureSending' : 'apply.pictureAdd'} />
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
      </div>
    </FormPart>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
const Thumb = styled.span`
  position: relative;
  width: 112px;
  height: 112px;
  & > img {
    width: 100%;
    height: 100%;
    border-radius: var(--radius);
    object-fit: cover;
  }
  & > button {
    position: absolute;
    inset: -8px -8px auto auto;
    border-radius: 50%;
    background: var(--color-surface);
    scale: 0.8;
  }
`;
const Add = styled.label`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 6px;
  width: 112px;
  height: 112px;
  border: 1px dashed var(--color-line-strong);
  border-radius: var(--radius);
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  text-align: center;
  cursor: pointer;
  &:hover {
    background: var(--color-sunken);
  }
  &:focus-within {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  & > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`;
