import { createContext, use } from 'react';
import { checkoutProblems, type CheckoutContext, type CheckoutForm } from '../parts/placing/checkout-form';

/** The three parts of the checkout, in their order. */
export const stepNames = ['contact', 'address', 'payment'] as const;
export type Step = (typeof stepNames)[number];

/** The part in which a field stands; a note stands in none. */
export const stepOf = (field: string): Step | null => {
  if (field === 'email') return 'contact';
  if (field === 'payType') return 'payment';
  return ['items', 'note', 'remarks', 'saveAddress'].includes(field) ? null : 'address';
};

/** Parts that fold when the shopper stands at one: those before it that miss nothing. The last never folds. */
export const foldedAt = (at: Step, values: CheckoutForm, context: CheckoutContext): ReadonlySet<Step> => {
  const lacking = new Set(Object.keys(checkoutProblems(values, context)).map(stepOf));
  const before = stepNames.slice(0, stepNames.indexOf(at));
  return new Set(before.filter((step) => !lacking.has(step)));
};

export type Steps = {
  folded: ReadonlySet<Step>;
  /** The order stands: what was given for it can be read and not changed. */
  isFixed: boolean;
  /** The shopper came to a part: what lies before it folds if it is whole. */
  enter: (step: Step) => void;
  /** Opens a part again and puts the focus into it. */
  edit: (step: Step) => void;
  /** Opens what a field stands in, and puts the focus there. */
  focusField: (field: string) => void;
  /** The same for the first field that is wrong. */
  focusProblem: () => void;
};

export const StepsContext = createContext<Steps | null>(null);

/** @throws outside of the checkout's form */
export const useSteps = (): Steps => {
  const steps = use(StepsContext);
  if (!steps) throw new Error('no steps around');
  return steps;
};
