import { pictureTrouble } from '@souk/domain';
import { useT } from '@souk/i18n';
import { useMutation } from '@souk/query';
import { useSay } from '@souk/state';
import type { PictureInputLabels } from '@souk/ui';
import { useState } from 'react';
import { useDesk, useDeskApi } from '../parts/use-desk';

/** Calls that take pictures: whoever may save a form may make its own, and need not be allowed another form's. */
export type PictureCall = 'productPicture' | 'ticketPicture' | 'bannerPicture';

/** Uploads pictures by one of the calls, one after the other. `trouble` is a sentence. */
export const usePictures = (call: PictureCall, onSent: (urls: readonly string[]) => void) => {
  const { merchantId } = useDesk();
  const api = useDeskApi(merchantId);
  const { words, errorText } = useSay();
  const [trouble, setTrouble] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: async (files: readonly File[]) => {
      setTrouble(null);
      for (const file of files) {
        const wrong = pictureTrouble(file, 0);
        if (wrong) setTrouble(words(wrong));
        else onSent([(await api.call(call, { file })).url]);
      }
    },
    onError: (error) => setTrouble(errorText(error)),
  });
  return { send: sending.mutate, isSending: sending.isPending, trouble };
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
