import { retryAfterMsOf } from '@souk/api-client';
import { codeResendMs } from '@souk/domain';
import { useMutation } from '@souk/query';
import { useSecondsLeft } from '@souk/ui';
import { useState } from 'react';

/** When the next code may be asked for, by where codes go: it outlives a change of mode. */
const waits = new Map<string, number>();

/** Notes that a code was sent elsewhere than by the button. */
export const startWait = (key: string, ms: number) => void waits.set(key, Date.now() + ms);

/** Forgets every wait. */
export const resetWaits = () => waits.clear();

type Options = { key: string; send: () => Promise<string> };

/**
 * Sends a code and counts down until another can be sent. `message` is the server's sentence after a success.
 * Source: spec 4, Verification-code send button; spec 9, resend wait 60 s; LOGIN-05.
 */
export const useCode = ({ key, send }: Options) => {
  const [endMs, setEnd] = useState(() => waits.get(key) ?? 0);
  const wait = (ms: number) => {
    startWait(key, ms);
    setEnd(Date.now() + ms);
  };
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => wait(codeResendMs),
    onError: (error) => {
      const ms = retryAfterMsOf(error);
      if (ms) wait(ms);
    },
  });
  return {
    left: useSecondsLeft(endMs),
    wasSent: endMs > 0,
    isSending: sending.isPending,
    error: sending.error,
    message: sending.data,
    send: sending.mutate,
  };
};
