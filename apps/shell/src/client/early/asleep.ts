/** The part of a remote around an element, while its code is on its way. */
export const asleepPart = (element: Element | null) =>
  element?.closest('[data-owner]:not([data-owner=shell], [data-live])') ?? null;

/** Calls back when the part is alive, or has gone. `isOver` gives up earlier. */
export const whenLive = (part: Element, done: (isLive: boolean) => void, isOver = () => false) => {
  const look = () => {
    if (part.hasAttribute('data-live')) done(true);
    else if (!part.isConnected || isOver()) done(false);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
