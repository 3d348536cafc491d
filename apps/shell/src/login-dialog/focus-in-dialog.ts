import { fieldErrorsOf } from '@souk/api-client';
import { useEffect, useRef, useState } from 'react';

const focusInDialog = (selector: string) => document.querySelector<HTMLElement>(`dialog[open] ${selector}`)?.focus();

/**
 * Puts the focus into a step's first field once a button has led to that step: the button is gone with the step before.
 * Who chose a tab stays on the tab.
 * @returns to be called by what leads to a step
 */
export const useStepFocus = (mode: string) => {
  const isLed = useRef(false);
  useEffect(() => {
    if (isLed.current) focusInDialog('[data-autofocus]');
    isLed.current = false;
  }, [mode]);
  return () => void (isLed.current = true);
};

/** Puts the focus into the field of the code each time that one was sent: the button that sent it cannot be pressed for a minute. */
export const useCodeFocus = (sent: number, name: string | undefined) => {
  useEffect(() => {
    if (sent > 0) focusInDialog(`input[name="${name}"]`);
  }, [sent, name]);
};

/**
 * Puts the focus into the field of the code when the server has refused it.
 * @param error of the call that carried the code
 * @returns whether it was refused once: a step that had no such field shows one from then on
 */
export const useRefusedCode = (error: unknown): boolean => {
  const isRefused = fieldErrorsOf(error).captcha !== undefined;
  const [wasRefused, setWasRefused] = useState(false);
  if (isRefused && !wasRefused) setWasRefused(true);
  useEffect(() => {
    if (isRefused) focusInDialog('input[name="captcha"]');
  }, [isRefused, error]);
  return wasRefused;
};
