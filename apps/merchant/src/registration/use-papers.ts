import { pictureTrouble } from '@souk/domain';
import { useT } from '@souk/i18n';
import { useMutation } from '@souk/query';
import { useApi, useSay, useSession } from '@souk/state';
import { useState } from 'react';
import { isWholeCode, type ApplicationValues } from './application-values';

type Sending = { files: readonly File[]; values: ApplicationValues };

/**
 * Sends qualification pictures one by one. Who is not signed in shows the mailed code instead of a login.
 * Source: docs/contract.md "Uploads"; spec 5 "At most 5 pictures, JPG or PNG".
 */
export const usePapers = (needsCode: boolean) => {
  const t = useT();
  const api = useApi();
  const { status } = useSession();
  const { errorText } = useSay();
  const [trouble, setTrouble] = useState<string | null>(null);
  const needsProof = needsCode && status !== 'user';
  const sending = useMutation({
    mutationFn: async ({ files, values }: Sending) => {
      setTrouble(null);
      const { email, captcha, pictures } = values;
      if (needsProof && !isWholeCode(captcha)) {
        setTrouble(t('apply.codeFirst'));
        return [];
      }
      const proof = needsProof ? { email: email.trim(), captcha: captcha.trim() } : {};
      const urls: string[] = [];
      for (const file of files) {
        const wrong = pictureTrouble(file, pictures.length + urls.length);
        if (wrong) {
          setTrouble(t(wrong));
          continue;
        }
        const send = api.uploads.image({ file, model: 'application', ...proof });
        const image = await send.catch((error: unknown) => setTrouble(errorText(error)));
        if (image) urls.push(image.url);
      }
      return urls;
    },
  });
  return { send: sending.mutateAsync, isSending: sending.isPending, trouble };
};
