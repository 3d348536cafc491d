import { isApiError } from '@souk/api-client';
import { codeResendMs, secondsLeft } from '@souk/domain';
import { useMutation } from '@souk/query';
import { useEffect, useState } from 'react';

/** When the next code may be asked for, by where codes go: it outlives a change of mode. */
const waits = new Map<string, number>();

/** Notes that a code was sent elsewhere than by the button. */
export const startWait = (key: string, ms: number, nowMs = Date.now()) => void waits.set(key, nowMs + ms);

/** Forgets every wait. */
export const resetWaits = () => waits.clear();

type Options = { key: string; send: () => Promise<string>; now?: () => number };

/**
 * Sends a code and counts down until another can be sent. `message` is the server's sentence after a success.
 * Source: spec 4, Verification-code send button; spec 9, resend wait 60 s; LOGIN-05.
 */
export const useCode = ({ key, send, now = Date.now }: Options) => {
  const [left, setLeft] = useState(() => secondsLeft(waits.get(key) ?? 0, now()));
  const [wasSent, setSent] = useState(waits.has(key));
  const wait = (ms: number) => {
    startWait(key, ms, now());
    setLeft(secondsLeft(now() + ms, now()));
    setSent(true);
  };
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => wait(codeResendMs),
    onError: (error) => {
      const seconds = retryAfterOf(error);
      if (seconds) wait(seconds * 1000);
    },
  });
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const tick = setInterval(() => setLeft(secondsLeft(waits.get(key) ?? 0, now())), 1000);
    return () => clearInterval(tick);
  }, [isWaiting, key, now]);
  return {
    left,
    wasSent,
    isSending: sending.isPending,
    error: sending.error,
    message: sending.data,
    send: sending.mutate,
  };
};

/** A server that was asked too often says when to come back. */
const retryAfterOf = (error: unknown): number | null => {
  const seconds = isApiError(error) ? Number((error.data as { retryAfter?: unknown } | null)?.retryAfter) : NaN;
  return seconds > 0 ? seconds : null;
};
