import { emailCodeRules, firstBroken } from '@souk/domain';
import { useT } from '@souk/i18n';
import { useApi, useSay } from '@souk/state';
import { useCode } from '@souk/state/code';
import { useState } from 'react';

/** Sends the applicant's code, to an address that can be one, and counts the wait down. Source: spec 4, spec 8 "Code request". */
export const useEmailCode = (typed: string) => {
  const t = useT();
  const api = useApi();
  const { errorText } = useSay();
  const email = typed.trim();
  const [isRefused, setRefused] = useState(false);
  const code = useCode({ purpose: 'merchant', to: email, send: () => api.merchants.captcha(email) });
  const broken = firstBroken(emailCodeRules, { email });
  const error = isRefused && broken ? t(broken.messageId) : code.error && errorText(code.error);
  const send = () => {
    setRefused(Boolean(broken));
    if (!broken) code.send();
  };
  return { code, send, error };
};
