/** Makes a circuit breaker: after a failure it stays open for `restMs`, and callers skip what is known to be down. */
export const createCircuitBreaker = (restMs: number, now: () => number = Date.now) => {
  let until = 0;
  return {
    isOpen: () => now() < until,
    open: () => (until = now() + restMs),
    close: () => (until = 0),
  };
};
