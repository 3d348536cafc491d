import { type PictureText, productPicturesMax } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Field, PictureInput } from '@souk/ui';
import { PictureTextList } from './picture-text-list';
import { usePictureLabels, usePictures } from './use-pictures';

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
  const { send, isSending, trouble } = usePictures('productPicture', (urls) =>
    onChange((now) => [...now, ...urls.map((url) => ({ url, en: '', fr: '' }))].slice(0, productPicturesMax)),
  );
  return (
    <>
      <Field label={t('desk.words.pictures')} hint={t('desk.words.picturesHint')} error={trouble ?? error ?? null}>
        {(control) => (
          <PictureInput
            control={control}
            pictures={pictures.map(({ url }) => url)}
            max={productPicturesMax}
            isSending={isSending}
            labels={labels}
            onFiles={(files) => send(files)}
            onRemove={(url) => onChange((now) => now.filter((one) => one.url !== url))}
          />
        )}
      </Field>
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
