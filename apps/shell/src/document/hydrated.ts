import { rememberPlace } from './successor';

/** React puts its properties of an element there while it hydrates it; no other sign says so for a single element. */
const reactProps = '__reactProps$';

/** How long an element of a part that is in place may stay without React before it counts as somebody else's. */
const foreignMs = 5_000;

/** How long an element that is gone may be without a successor: the version before a broken release is fetched in up to three seconds. */
const successorMs = 5_000;

/** Tells whether the part of the page around an element has been hydrated. */
export const isPartInPlace = (element: Element): boolean => {
  const part = element.closest('[data-owner]:not([data-owner=shell])') ?? document.documentElement;
  return part.hasAttribute('data-live') || part.hasAttribute('data-hydrated');
};

/** Tells whether React answers for an element: it has hydrated it, and the part of the page around it is in place. */
export const isHydrated = (element: Element): boolean =>
  isPartInPlace(element) && Object.keys(element).some((key) => key.startsWith(reactProps));

type Waiting = {
  element: HTMLElement;
  done: (answering: HTMLElement | null) => void;
  /** Of the page that the element is part of: the shopper may go on to another one. */
  pathname: string;
  findSuccessor: () => HTMLElement | undefined;
  hasFocus?: boolean;
  inPlaceSince?: number | undefined;
  goneSince?: number | undefined;
};

const waiting = new Set<Waiting>();

/**
 * Calls back once: with the element when it answers, or with the one that took its place; with null when it has left the
 * page for good. A payment provider's own button never becomes React's; it answers when its part is in place.
 * @param findSuccessor of an element that may be gone by now: what `rememberPlace` gave while it was there
 */
export const whenHydrated = (
  element: HTMLElement,
  done: Waiting['done'],
  findSuccessor = rememberPlace(element),
): void => {
  waiting.add({ element, done, pathname: location.pathname, findSuccessor });
  if (waiting.size === 1) requestAnimationFrame(look);
};

const look = (now: number) => {
  const ready = [...waiting].filter((one) => isReady(one, now));
  for (const one of ready) waiting.delete(one);
  // Asked for first: what is called back may fail.
  if (waiting.size > 0) requestAnimationFrame(look);
  for (const { done, element } of ready) done(element.isConnected ? element : null);
};

const isReady = (one: Waiting, now: number): boolean => {
  const isLeft = one.pathname !== location.pathname;
  if (!one.element.isConnected && (isLeft || !takeSuccessor(one))) {
    one.goneSince ??= now;
    return isLeft || isSince(one.goneSince, now, successorMs);
  }
  one.goneSince = undefined;
  one.hasFocus = document.activeElement === one.element;
  if (isPartInPlace(one.element)) one.inPlaceSince ??= now;
  return isHydrated(one.element) || isSince(one.inPlaceSince, now, foreignMs);
};

const isSince = (moment: number | undefined, now: number, ms: number) => moment !== undefined && now - moment > ms;

/** Goes on with the element that took its place, which has the focus that was lost with it. @returns whether there is one */
const takeSuccessor = (one: Waiting): boolean => {
  const successor = one.findSuccessor();
  if (!successor) return false;
  one.element = successor;
  one.inPlaceSince = undefined;
  if (one.hasFocus && document.activeElement === document.body) successor.focus({ preventScroll: true });
  return true;
};
