import { pageFetchMinMs, progressThrottleMs } from '@souk/domain';
import { useEffect, useRef, useState } from 'react';

/**
 * Keeps a loading state that has begun to show for 200 ms at least, so that it never flashes; one that ended before it
 * showed is dropped at once. Source: spec 9, Timing; LAYOUT-10, LAYOUT-11.
 */
export const useMinimumDuration = (isActive: boolean): boolean => {
  const [isHeld, setHeld] = useState(isActive);
  const since = useRef(0);
  useEffect(() => {
    if (isActive) {
      since.current = performance.now();
      setHeld(true);
      return;
    }
    const elapsedMs = performance.now() - since.current;
    const restMs = elapsedMs < progressThrottleMs ? 0 : progressThrottleMs + pageFetchMinMs - elapsedMs;
    const timer = setTimeout(() => setHeld(false), Math.max(0, restMs));
    return () => clearTimeout(timer);
  }, [isActive]);
  return isActive || isHeld;
};
