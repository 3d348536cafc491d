import { stepNames, type Step } from './steps';

/** What the browser keeps with an entry: the router's own fields, the frame's, and ours. */
type Entry = { soukStep?: Step; soukStepId?: number; soukPanel?: string } | null;

const entry = () => (typeof history === 'undefined' ? null : (history.state as Entry));

/** The part at which the shopper stands in this entry of the history: a reload keeps it. */
export const stepHere = (): Step => {
  const kept = entry()?.soukStep;
  return kept && stepNames.includes(kept) ? kept : 'contact';
};

export const stepIdHere = (): number => entry()?.soukStepId ?? 0;

/**
 * Notes a part: going on makes an entry of the same page, under the router's own address and key, so that Back walks the
 * parts and the router sees no other page; going back makes none.
 */
export const noteStep = (step: Step, isOnward: boolean) => {
  const { soukPanel: _, ...rest } = entry() ?? {};
  if (isOnward) history.pushState({ ...rest, soukStep: step, soukStepId: stepIdHere() + 1 }, '');
  else history.replaceState({ ...entry(), soukStep: step }, '');
};
