import { fieldErrorsOf } from '@souk/api-client';
import { pictureTrouble } from '@souk/domain';
import { useT } from '@souk/i18n';
import { useMutation } from '@souk/query';
import { useApi, useSay, useSession } from '@souk/state';
import { useEffect, useState } from 'react';
import { isWholeCode, type ApplicationValues } from './application-values';

interface Wanted {
  needsCode: boolean;
  values: ApplicationValues;
  onSent: (urls: readonly string[]) => void;
  /** The server does not take the code. @param message in the server's words */
  onWrongCode: (message: string) => void;
}

/**
 * Sends qualification pictures one by one. Who is not signed in shows the mailed code instead of a login: what is chosen before it is there,
 * or with a wrong one, is kept and sent by the next. Source: docs/contract.md "Uploads"; spec 5 "At most 5 pictures, JPG or PNG".
 */
export const usePapers = ({ needsCode, values, onSent, onWrongCode }: Wanted) => {
  const t = useT();
  const api = useApi();
  const { status } = useSession();
  const { errorText } = useSay();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [kept, setKept] = useState<readonly File[]>([]);
  const needsProof = needsCode && status !== 'user';
  const { email, captcha, pictures } = values;
  const code = captcha.trim();
  const isProved = !needsProof || isWholeCode(code);
  const keep = (files: readonly File[]) => setKept((before) => [...before, ...files]);

  /** Null: the code is wrong; undefined: this picture alone was not taken. */
  const sendOne = (file: File) =>
    api.uploads
      .image({ file, model: 'application', ...(needsProof ? { email: email.trim(), captcha: code } : {}) })
      .catch((error: unknown) => {
        const { captcha: wrongCode } = fieldErrorsOf(error);
        if (wrongCode) onWrongCode(wrongCode);
        setTrouble(wrongCode ? t('apply.codeFirst') : errorText(error));
        return wrongCode ? null : undefined;
      });
  const sending = useMutation({
    mutationFn: async (files: readonly File[]) => {
      setTrouble(isProved ? null : t('apply.codeFirst'));
      if (!isProved) return keep(files);
      const urls: string[] = [];
      for (const [at, file] of files.entries()) {
        const wrong = pictureTrouble(file, pictures.length + urls.length);
        if (wrong) setTrouble(t(wrong));
        const image = wrong ? undefined : await sendOne(file);
        // Each try with a wrong code counts: the others wait for the next one too.
        if (image === null) {
          keep(files.slice(at));
          break;
        }
        if (image) urls.push(image.url);
      }
      if (urls.length > 0) onSent(urls);
    },
  });
  const { mutate, isPending } = sending;
  const proof = needsProof ? code : status;
  const [tried, setTried] = useState('');
  useEffect(() => {
    if (kept.length === 0 || !isProved || isPending || tried === proof) return;
    setTried(proof);
    setKept([]);
    mutate(kept);
  }, [kept, isProved, isPending, tried, proof, mutate]);
  const send = (files: readonly File[]) => {
    if (isProved) setTried(proof);
    mutate(files);
  };
  return { send, isSending: isPending, trouble };
};
