import { codeResendMs, emailCodeRules, firstBroken } from '@souk/domain';
import { useT } from '@souk/i18n';
import { useMutation } from '@souk/query';
import { useApi, useSay } from '@souk/state';
import { useEffect, useState } from 'react';

/** Sends the applicant's code and counts the wait down. Source: spec 4, spec 8 "Code request". */
export const useEmailCode = () => {
  const t = useT();
  const api = useApi();
  const { errorText } = useSay();
  const [error, setError] = useState<string | null>(null);
  const { leftS, start } = useCountdown(codeResendMs / 1000);
  const sending = useMutation({
    mutationFn: (email: string) => api.merchants.captcha(email),
    onSuccess: start,
    onError: (reason) => setError(errorText(reason)),
  });
  const send = (email: string) => {
    const broken = firstBroken(emailCodeRules, { email: email.trim() });
    setError(broken ? t(broken.messageId) : null);
    if (!broken) sending.mutate(email.trim());
  };
  return { send, error, leftS, message: sending.data ?? '', wasSent: sending.isSuccess, isSending: sending.isPending };
};

const useCountdown = (fromS: number) => {
  const [leftS, setLeftS] = useState(0);
  useEffect(() => {
    if (leftS <= 0) return undefined;
    const timer = setTimeout(() => setLeftS(leftS - 1), 1000);
    return () => clearTimeout(timer);
  }, [leftS]);
  return { leftS, start: () => setLeftS(fromS) };
};
