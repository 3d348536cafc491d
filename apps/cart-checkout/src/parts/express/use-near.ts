import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a place is about to be seen and the page has nothing better to do. Strangers' scripts wait for both, so that
 * they weigh on no start.
 */
export const useNear = (place: RefObject<Element | null>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current || typeof IntersectionObserver === 'undefined') return;
    let idle = 0;
    const rest = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
    const calm = globalThis.cancelIdleCallback ?? clearTimeout;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        idle = Number(rest(() => setNear(true)));
      },
      { rootMargin: '200px' },
    );
    seen.observe(place.current);
    return () => {
      seen.disconnect();
      calm(idle);
    };
  }, [isNear, place]);
  return isNear;
};
