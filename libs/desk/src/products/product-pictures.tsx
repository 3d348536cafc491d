import { useT } from '@souk/i18n';
import { Button, Field, Picture, PictureInput } from '@souk/ui';
import styled from 'styled-components';
import { usePictures } from './use-pictures';

const most = 8;

type Props = {
  pictures: readonly string[];
  onChange: (change: (now: readonly string[]) => readonly string[]) => void;
  error?: string | null;
};

/** A product's pictures in their order: the first is the main one. Order is changed by buttons, which work for everyone. */
export function ProductPictures({ pictures, onChange, error }: Props) {
  const t = useT();
  const { send, isSending, trouble } = usePictures((urls) => onChange((now) => [...now, ...urls].slice(0, most)));
  const move = (url: string) =>
    onChange((now) => {
      const at = now.indexOf(url);
      return at < 1 ? now : [...now.slice(0, at - 1), url, now[at - 1] ?? '', ...now.slice(at + 1)];
    });
  return (
    <>
      <Field label={t('desk.words.pictures')} hint={t('desk.words.picturesHint')} error={trouble ?? error ?? null}>
        {(control) => (
          <PictureInput
            control={control}
            pictures={pictures}
            max={most}
            isSending={isSending}
            labels={{
              add: t('desk.words.addPicture'),
              sending: t('desk.words.sending'),
              one: (number) => t('desk.words.picture', { number }),
              remove: (number) => t('desk.words.removePicture', { number }),
            }}
            onFiles={(files) => send(files)}
            onRemove={(url) => onChange((now) => now.filter((one) => one !== url))}
          />
        )}
      </Field>
      {pictures.length > 1 && (
        <Order>
          {pictures.slice(1).map((url, at) => (
            <li key={url}>
              <Picture src={url} alt="" sizes="40px" widths={[160]} />
              <Button size="sm" variant="quiet" onClick={() => move(url)}>
                {t('desk.words.earlier', { number: at + 2 })}
              </Button>
            </li>
          ))}
        </Order>
      )}
    </>
  );
}

const Order = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
  }
  & img {
    width: 40px;
    border-radius: var(--radius);
  }
`;
