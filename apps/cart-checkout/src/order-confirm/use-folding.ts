import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { checkoutProblems, type CheckoutContext, type CheckoutForm } from '../parts/placing/checkout-form';
import { noteStep, stepHere, stepIdHere } from './step-history';
import { foldedAt, stepNames, stepOf, type Step, type Steps } from './steps';

type Form = Pick<UseFormReturn<CheckoutForm>, 'getValues' | 'setFocus'>;

const placeOf = (step: Step) => document.querySelector<HTMLElement>(`[data-step="${step}"]`);
const focusStep = (step: Step) => {
  const place = placeOf(step);
  const field = place?.querySelector<HTMLElement>('input:checked, input:not([type="radio"]), select') ?? place;
  field?.focus();
};

/** What folds above the shopper moves nothing under their finger. */
const keepingPlace = (change: () => void) => {
  const anchor = document.activeElement;
  const before = anchor?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const after = anchor?.getBoundingClientRect().top ?? 0;
  if (after !== before) scrollBy(0, after - before);
};

/**
 * Parts that are whole fold behind the shopper as they go on, and cost no press: nothing is folded at first, so that a
 * browser fills the whole form. Folded fields stay in the form. Back opens the part before. Source: docs/expectations, K3.
 */
export const useFolding = ({ getValues, setFocus }: Form, context: CheckoutContext): Steps => {
  const [at, setAt] = useState(stepHere);
  const [folded, setFolded] = useState(() => foldedAt(at, getValues(), context));
  const now = useRef({ at, context, stepId: stepIdHere() });
  now.current = { ...now.current, at, context };
  const isPressing = useIsPressing();

  const steps = useMemo(() => {
    const show = (step: Step) => {
      setAt(step);
      setFolded(foldedAt(step, getValues(), now.current.context));
    };
    const go = (step: Step) => {
      if (step === now.current.at) return;
      noteStep(step, stepNames.indexOf(step) > stepNames.indexOf(now.current.at));
      now.current.stepId = stepIdHere();
      keepingPlace(() => show(step));
    };
    const enter = (step: Step) => {
      const settle = () => void (placeOf(step)?.contains(document.activeElement) && go(step));
      // Between pressing and letting go nothing may move, or the press is lost.
      if (isPressing()) addEventListener('pointerup', () => setTimeout(settle), { once: true });
      else setTimeout(settle);
    };
    const open = (step: Step) => {
      if (stepNames.indexOf(step) <= stepNames.indexOf(now.current.at)) noteStep(step, false);
      flushSync(() => show(step));
    };
    const edit = (step: Step) => {
      open(step);
      focusStep(step);
    };
    const focusField = (field: string) => {
      const step = stepOf(field);
      if (step) open(step);
      setFocus(field as keyof CheckoutForm);
    };
    const focusProblem = () => {
      const [first] = Object.keys(checkoutProblems(getValues(), now.current.context));
      if (first) focusField(first);
    };
    return { show, enter, edit, focusField, focusProblem };
  }, [getValues, setFocus, isPressing]);

  useEffect(() => {
    const onPop = () => {
      const [before, step] = [now.current.stepId, stepHere()];
      now.current.stepId = stepIdHere();
      // Not ours: a panel was closed.
      if (before === now.current.stepId) return;
      if (step === now.current.at) return history.back();
      flushSync(() => steps.show(step));
      focusStep(step);
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [steps]);

  return useMemo(() => ({ folded, ...steps }), [folded, steps]);
};

/** Whether a finger or a button is down. */
const useIsPressing = () => {
  const isDown = useRef(false);
  useEffect(() => {
    const down = () => void (isDown.current = true);
    const up = () => void (isDown.current = false);
    addEventListener('pointerdown', down, true);
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, up, true);
    return () => {
      removeEventListener('pointerdown', down, true);
      for (const name of ['pointerup', 'pointercancel']) removeEventListener(name, up, true);
    };
  }, []);
  return useMemo(() => () => isDown.current, []);
};
