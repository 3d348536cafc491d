import type { ApplicationDocument } from '@souk/contract';
import { picturesMax } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { Field, Notice, PictureInput, pictureUrl } from '@souk/ui';
import { FormPart } from './form-part';
import type { ApplicationForm } from './use-application';
import { usePapers } from './use-papers';

type Props = { form: ApplicationForm; needsCode: boolean; documents: readonly ApplicationDocument[] };

/** Qualification pictures, at most five, JPG or PNG; why one was refused stands above. Source: MER-02, MER-03. */
export function PicturesField({ form, needsCode, documents }: Props) {
  const t = useT();
  const { values, set, errorOf } = form;
  const papers = usePapers({
    needsCode,
    values,
    onSent: form.addPictures,
    onWrongCode: (message) => form.setWrong('captcha', message),
  });
  const refused = documents.filter((one) => one.state === 'refused');
  return (
    <FormPart number={3} title="apply.part.papers">
      {refused.map((one) => (
        <Notice key={one.url} $tone="warn">
          <img src={pictureUrl(one.url, 160)} alt="" width={48} height={48} />
          <FormattedMessage id="apply.refusedPicture" values={{ reason: one.reason ?? '' }} />
        </Notice>
      ))}
      <div data-field="pictures">
        <Field
          label={t('apply.papers')}
          mark={<FormattedMessage id="word.required" />}
          hint={t(needsCode ? 'apply.papersHintCode' : 'apply.papersHint', { max: picturesMax })}
          error={errorOf('qualificationPicture') ?? papers.trouble}
        >
          {(control) => (
            <PictureInput
              control={control}
              pictures={values.pictures}
              max={picturesMax}
              isSending={papers.isSending}
              labels={{
                add: t('apply.pictureAdd'),
                sending: t('apply.pictureSending'),
                one: (number) => t('apply.picture', { number }),
                remove: (number) => t('apply.pictureRemove', { number }),
                wait: t('apply.pictureWait'),
              }}
              onFiles={papers.send}
              onRemove={(url) => {
                const left = values.pictures.filter((one) => one !== url);
                set('pictures', left);
              }}
            />
          )}
        </Field>
      </div>
    </FormPart>
  );
}
