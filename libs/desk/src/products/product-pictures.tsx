import { type PictureText, productPicturesMax } from '@souk/contract/desk';
import { deskPictureTrouble, deskPictureTypes } from '@souk/domain/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Field, PictureInput } from '@souk/ui';
import { PictureTextList } from './picture-text-list';
import { UploadList } from './upload-list';
import { usePictureLabels } from './use-pictures';
import { useUploads } from './use-uploads';

type Props = {
  pictures: readonly PictureText[];
  onChange: (change: (now: readonly PictureText[]) => readonly PictureText[]) => void;
  error?: string | null;
};

/**
 * A product's pictures in their order, the first is the main one, with what each shows. Order is changed by buttons, which work for
 * everyone.
 */
export function ProductPictures({ pictures, onChange, error }: Props) {
  const t = useT();
  const labels = usePictureLabels();
  const check = (file: File, before: number) => {
    if (pictures.length + before >= productPicturesMax) return t('desk.uploads.tooMany', { count: productPicturesMax });
    const wrong = deskPictureTrouble(file);
    return wrong && t(`desk.uploads.${wrong}`);
  };
  const { uploads, send, retry, dismiss, isSending } = useUploads({
    call: 'productPicture',
    check,
    onSent: (url) => onChange((now) => [...now, { url, en: '', fr: '' }].slice(0, productPicturesMax)),
  });
  return (
    <>
      <Field label={t('desk.words.pictures')} hint={t('desk.words.picturesHint')} error={error ?? null}>
        {(control) => (
          <PictureInput
            control={{ ...control, accept: deskPictureTypes.join(',') }}
            pictures={pictures.map(({ url }) => url)}
            max={productPicturesMax}
            isSending={isSending}
            labels={labels}
            onFiles={(files) => send(files)}
            onRemove={(url) => onChange((now) => now.filter((one) => one.url !== url))}
          />
        )}
      </Field>
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      {pictures.length > 0 && (
        <>
          <p>
            <FormattedMessage id="desk.words.textsHint" />
          </p>
          <PictureTextList pictures={pictures} onChange={onChange} />
        </>
      )}
    </>
  );
}
