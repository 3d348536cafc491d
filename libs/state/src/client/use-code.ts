import { retryAfterMsOf } from '@souk/api-client';
import { codeLifeMs, codeResendMs } from '@souk/domain';
import { useMutation } from '@souk/query';
import { useSecondsLeft } from '@souk/ui';
import { useState } from 'react';

/** When the next code may be asked for, by what it is for and whom it goes to: it outlives a change of mode. */
const waits = new Map<string, number>();

const keyOf = (purpose: string, to: string) => `${purpose} ${to.trim().toLowerCase()}`;

/** Notes that a code was sent elsewhere than by the button. */
export const startWait = (purpose: string, to: string, ms: number) =>
  void waits.set(keyOf(purpose, to), Date.now() + ms);

const endOf = (purpose: string, to: string) => waits.get(keyOf(purpose, to)) ?? 0;

/** Whether a code was sent so lately that no other can be: who closed the dialog meanwhile goes on with that one. */
export const isWaiting = (purpose: string, to: string) => endOf(purpose, to) > Date.now();

/** Whether a code that was sent can still be typed: it lives on after the wait, which began with it. */
export const isCodeAlive = (purpose: string, to: string) => endOf(purpose, to) - codeResendMs + codeLifeMs > Date.now();

/** Forgets every wait. */
export const resetWaits = () => waits.clear();

type Options = {
  purpose: string;
  /** Whom it goes to, as it is typed now. */
  to: string;
  send: () => Promise<string>;
};

/**
 * Sends a code and counts down until another can be sent to the same: who mistyped their address corrects it and need not wait. `message` is
 * the server's sentence after a success. Source: spec 4, Verification-code send button; spec 9, resend wait 60 s; LOGIN-05.
 */
export const useCode = ({ purpose, to, send }: Options) => {
  const [waitsBegun, setWaitsBegun] = useState(0);
  const wait = (asked: string, ms: number) => {
    startWait(purpose, asked, ms);
    setWaitsBegun((before) => before + 1);
  };
  const sending = useMutation({
    mutationFn: (_to: string) => send(),
    onSuccess: (_said, asked) => wait(asked, codeResendMs),
    onError: (error, asked) => {
      const ms = retryAfterMsOf(error);
      if (ms) wait(asked, ms);
    },
  });
  const key = keyOf(purpose, to);
  const endMs = endOf(purpose, to);
  const isSaidOfThis = sending.variables !== undefined && keyOf(purpose, sending.variables) === key;
  return {
    left: useSecondsLeft(endMs),
    wasSent: endMs > 0,
    /** How many waits began here: after each, the code is what is typed next. */
    waitsBegun,
    isSending: sending.isPending,
    error: isSaidOfThis ? sending.error : null,
    message: isSaidOfThis ? sending.data : undefined,
    send: () => sending.mutate(to),
  };
};
