/** React puts its properties of an element there while it hydrates it; no other sign says so for a single element. */
const reactProps = '__reactProps$';

/** How long an element of a part that is in place may stay without React before it counts as somebody else's. */
const foreignMs = 5_000;

/** Tells whether the part of the page around an element has been hydrated. */
export const isPartInPlace = (element: Element): boolean => {
  const part = element.closest('[data-owner]:not([data-owner=shell])') ?? document.documentElement;
  return part.hasAttribute('data-live') || part.hasAttribute('data-hydrated');
};

/** Tells whether React answers for an element: it has hydrated it, and the part of the page around it is in place. */
export const isHydrated = (element: Element): boolean =>
  isPartInPlace(element) && Object.keys(element).some((key) => key.startsWith(reactProps));

type Waiting = { element: Element; done: (isThere: boolean) => void; inPlaceSince?: number };

const waiting = new Set<Waiting>();

/**
 * Calls back once: with true when the element answers, with false when it has left the page. A payment provider's own
 * button never becomes React's; it answers when its part is in place.
 */
export const whenHydrated = (element: Element, done: Waiting['done']): void => {
  waiting.add({ element, done });
  if (waiting.size === 1) requestAnimationFrame(look);
};

const look = (now: number) => {
  for (const one of waiting) {
    const isOver = !one.element.isConnected;
    if (!isOver && isPartInPlace(one.element)) one.inPlaceSince ??= now;
    const isForeign = one.inPlaceSince !== undefined && now - one.inPlaceSince > foreignMs;
    if (!isOver && !isForeign && !isHydrated(one.element)) continue;
    waiting.delete(one);
    one.done(!isOver);
  }
  if (waiting.size > 0) requestAnimationFrame(look);
};
