import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { checkoutProblems, type CheckoutContext, type CheckoutForm } from '../parts/placing/checkout-form';
import { noteStep, stepHere, stepIdHere } from './step-history';
import { foldedAt, stepNames, stepOf, type Step, type Steps } from './steps';

type Form = Pick<UseFormReturn<CheckoutForm>, 'getValues' | 'setFocus'>;

/** Scrolling has come to rest: not every browser has an event for it. */
const scrollRestMs = 150;

const placeOf = (step: Step) => document.querySelector<HTMLElement>(`[data-step="${step}"]`);
const focusStep = (step: Step) => {
  const place = placeOf(step);
  const field = place?.querySelector<HTMLElement>('input:checked, input:not([type="radio"]), select') ?? place;
  field?.focus();
};

/** The shopper has scrolled past all of a part: folding it can be made up for by scrolling, so that nothing moves in view. */
const isPassed = (step: Step) => (placeOf(step)?.getBoundingClientRect().bottom ?? 0) <= 0;

/** Changes what lies above a part without moving the part under the pointer. */
const keepingPlace = (step: Step, change: () => void) => {
  const anchor = placeOf(step);
  const before = anchor?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const after = anchor?.getBoundingClientRect().top ?? 0;
  if (after !== before) scrollBy(0, after - before);
};

/**
 * Folds parts that are whole once the shopper has gone on and scrolled past them: it costs no press, and nothing moves in
 * view. Nothing is folded at first, so that a browser fills the whole form. Folded fields stay in the form. Back opens the
 * part before. Source: docs/expectations, K3.
 */
export const useFolding = ({ getValues, setFocus }: Form, context: CheckoutContext, isFixed: boolean): Steps => {
  const [at, setAt] = useState(stepHere);
  const [folded, setFolded] = useState(() => foldedAt(at, getValues(), context));
  const now = useRef({ at, context, folded, stepId: stepIdHere() });
  now.current = { ...now.current, at, context, folded };
  const isPressing = useIsPressing();

  const steps = useMemo(() => {
    const foldable = (step: Step) =>
      [...foldedAt(step, getValues(), now.current.context)].filter(
        (whole) => now.current.folded.has(whole) || isPassed(whole),
      );
    const show = (step: Step) => {
      setAt(step);
      setFolded(new Set(foldable(step)));
    };
    const foldPassed = () => {
      const step = now.current.at;
      if (foldable(step).length > now.current.folded.size) keepingPlace(step, () => show(step));
    };
    const go = (step: Step) => {
      if (step === now.current.at) return;
      noteStep(step, stepNames.indexOf(step) > stepNames.indexOf(now.current.at));
      now.current.stepId = stepIdHere();
      keepingPlace(step, () => show(step));
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
    return { show, foldPassed, enter, edit, focusField, focusProblem };
  }, [getValues, setFocus, isPressing]);

  useBackThroughSteps(now, steps);
  useScrollRest(steps.foldPassed);

  return useMemo(() => ({ folded, isFixed, ...steps }), [folded, isFixed, steps]);
};

/** Where the shopper stands, as the event listeners see it. */
type Now = RefObject<{ at: Step; context: CheckoutContext; folded: ReadonlySet<Step>; stepId: number }>;

/** Opens the part before when the browser goes back to its entry of the history. */
const useBackThroughSteps = (now: Now, steps: { show: (step: Step) => void }) => {
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
  }, [now, steps]);
};

/** Acts once scrolling has come to rest. */
const useScrollRest = (act: () => void) => {
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;
    const onScroll = () => {
      clearTimeout(rest);
      rest = setTimeout(act, scrollRestMs);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(rest);
      removeEventListener('scroll', onScroll);
    };
  }, [act]);
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
