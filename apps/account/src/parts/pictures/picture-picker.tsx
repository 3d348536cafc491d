import type { UploadModel } from '@souk/contract';
import { picturesMax } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { Field, PictureInput } from '@souk/ui';
import { type ReactNode, useEffect, useRef } from 'react';
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
  const shown = useRef(pictures);
  useEffect(() => {
    shown.current = pictures;
  });
  const add = async (files: File[]) => {
    const urls = await upload.send({ files, already: pictures.length });
    // What was taken out while they were being sent stays out.
    if (urls.length > 0) onChange([...shown.current, ...urls]);
  };
  return (
    <Field
      label={label}
      mark={<FormattedMessage id="word.optional" />}
      hint={<FormattedMessage id="pictures.hint" values={{ max: picturesMax }} />}
      error={error ?? upload.trouble}
    >
      {(control) => (
        <PictureInput
          control={control}
          pictures={pictures}
          max={picturesMax}
          isSending={upload.isSending}
          labels={{
            add: t('pictures.add'),
            sending: t('pictures.sending'),
            one: (number) => t('pictures.one', { number }),
            remove: (number) => t('pictures.remove', { number }),
            wait: t('pictures.wait'),
          }}
          onFiles={(files) => void add(files)}
          onRemove={(url) => onChange(pictures.filter((one) => one !== url))}
        />
      )}
    </Field>
  );
}
