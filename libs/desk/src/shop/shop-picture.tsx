import { useT } from '@souk/i18n';
import { Field, PictureInput } from '@souk/ui';
import { usePictureLabels, usePictures } from '../products/use-pictures';

type Props = { part: 'avatar' | 'banner'; url: string; onChange: (url: string) => void };

/** One picture of a shop: sent at once, used once the profile is saved. */
export function ShopPicture({ part, url, onChange }: Props) {
  const t = useT();
  const labels = usePictureLabels();
  const { accept, send, isSending, trouble } = usePictures('productPicture', ([sent]) => sent && onChange(sent));
  return (
    <Field label={t(`desk.shop.${part}`)} hint={t(`desk.shop.${part}Hint`)} error={trouble}>
      {(control) => (
        <PictureInput
          control={{ ...control, accept }}
          pictures={url ? [url] : []}
          max={1}
          isSending={isSending}
          labels={{ ...labels, one: () => t(`desk.shop.${part}`), remove: () => t(`desk.shop.${part}Remove`) }}
          onFiles={(files) => send(files.slice(0, 1))}
          onRemove={() => onChange('')}
        />
      )}
    </Field>
  );
}
