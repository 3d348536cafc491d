import { deskPictureTrouble, deskPictureTypes } from '@souk/domain/desk';
import { useT } from '@souk/i18n';
import type { PictureInputLabels } from '@souk/ui';
import { type PictureCall, useUploads } from './use-uploads';

/** Sends pictures by one of the calls, where a form shows one trouble alone, of the last that were chosen: a sentence. */
export const usePictures = (call: PictureCall, onSent: (urls: readonly string[]) => void) => {
  const t = useT();
  const { uploads, send, dismiss, isSending } = useUploads({
    call,
    check: (file) => {
      const wrong = deskPictureTrouble(file);
      return wrong && t(`desk.uploads.${wrong}`);
    },
    onSent: (url) => onSent([url]),
  });
  return {
    accept: deskPictureTypes.join(','),
    send: (files: readonly File[]) => {
      for (const { id, state } of uploads) if (state === 'failed') dismiss(id);
      send(files);
    },
    isSending,
    trouble: uploads.find(({ trouble }) => trouble !== null)?.trouble ?? null,
  };
};

/** What the place to choose pictures says on the desks. */
export const usePictureLabels = (): PictureInputLabels => {
  const t = useT();
  return {
    add: t('desk.words.addPicture'),
    sending: t('desk.words.sending'),
    one: (number) => t('desk.words.picture', { number }),
    remove: (number) => t('desk.words.removePicture', { number }),
    wait: t('desk.words.wait'),
  };
};
