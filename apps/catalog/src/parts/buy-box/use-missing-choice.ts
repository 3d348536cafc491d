import { useState, type SyntheticEvent } from 'react';
import { mayMove } from '../shared-picture/may-move';

/**
 * What happens when a buy button is pressed while an option is still to be chosen. The browser itself refuses the form,
 * since the radios are required: that works before the scripts too. Here the refusal is said beside the option, and the
 * focus moves there.
 */
export const useMissingChoice = () => {
  const [wasPressed, setPressed] = useState(false);
  const onInvalid = (event: SyntheticEvent) => {
    const radio = event.target;
    if (!(radio instanceof HTMLInputElement) || radio.type !== 'radio') return;
    event.preventDefault();
    if (firstMissing(radio.form) !== radio) return;
    setPressed(true);
    radio.focus({ preventScroll: true });
    const behavior = mayMove() ? 'smooth' : 'instant';
    radio.closest('[role=radiogroup]')?.scrollIntoView?.({ block: 'center', behavior });
  };
  return { wasPressed, onInvalidCapture: onInvalid };
};

const firstMissing = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].find((field) => field instanceof HTMLInputElement && field.validity.valueMissing);
