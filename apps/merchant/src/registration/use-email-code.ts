import { retryAfterMsOf } from '@souk/api-client';
import { codeResendMs, emailCodeRules, firstBroken } from '@souk/domain';
import { useT } from '@souk/i18n';
import { useMutation } from '@souk/query';
import { useApi, useSay } from '@souk/state';
import { useSecondsLeft } from '@souk/ui';
import { useState } from 'react';

/** Sends the applicant's code and counts the wait down. Source: spec 4, spec 8 "Code request". */
export const useEmailCode = () => {
  const t = useT();
  const api = useApi();
  const { errorText } = useSay();
  const [error, setError] = useState<string | null>(null);
  const [endMs, setEnd] = useState(0);
  const sending = useMutation({
    mutationFn: (email: string) => api.merchants.captcha(email),
    onSuccess: () => setEnd(Date.now() + codeResendMs),
    onError: (reason) => {
      setError(errorText(reason));
      setEnd(Date.now() + (retryAfterMsOf(reason) ?? 0));
    },
  });
  const send = (email: string) => {
    const broken = firstBroken(emailCodeRules, { email: email.trim() });
    setError(broken ? t(broken.messageId) : null);
    if (!broken) sending.mutate(email.trim());
  };
  const leftS = useSecondsLeft(endMs);
  return { send, error, leftS, message: sending.data ?? '', wasSent: sending.isSuccess, isSending: sending.isPending };
};
