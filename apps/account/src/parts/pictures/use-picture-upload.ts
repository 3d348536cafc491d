import type { UploadModel } from '@souk/contract';
import { pictureTrouble } from '@souk/domain';
import { useMutation } from '@souk/query';
import { useApi, useSay } from '@souk/state';
import { useState } from 'react';

/** Sends pictures one by one; each is looked at before it travels. `trouble` is a sentence. Source: spec 5, Pictures. */
export const usePictureUpload = (model: UploadModel) => {
  const api = useApi();
  const { words, errorText } = useSay();
  const [trouble, setTrouble] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: async ({ files, already }: { files: readonly File[]; already: number }) => {
      setTrouble(null);
      const urls: string[] = [];
      for (const file of files) {
        const wrong = pictureTrouble(file, already + urls.length);
        if (wrong) {
          setTrouble(words(wrong));
          continue;
        }
        const image = await api.uploads.image({ file, model }).catch((error: unknown) => setTrouble(errorText(error)));
        if (image) urls.push(image.url);
      }
      return urls;
    },
  });
  return { send: sending.mutateAsync, isSending: sending.isPending, trouble };
};
