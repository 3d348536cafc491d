/** Stays open for a while after a failure, so that what is known to be down costs nobody a wait. */
export const createBreaker = (restMs: number, now: () => number = Date.now) => {
  let until = 0;
  return {
    isOpen: () => now() < until,
    open: () => (until = now() + restMs),
    close: () => (until = 0),
  };
};
