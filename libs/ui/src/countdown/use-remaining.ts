import { useEffect, useState } from 'react';
import { partsOf, type Remaining } from './parts-of';

/**
 * Time until an instant, counted down each second.
 * Absent: null on the server and until the first tick, so that both sides paint the same.
 */
export const useRemaining = (until: string | number | Date): Remaining | null => {
  const end = new Date(until).getTime();
  const [now, setNow] = useState<number | null>(null);
  const isOver = now !== null && now >= end;
  useEffect(() => {
    if (isOver) return;
    const tick = () => setNow(Date.now());
    const first = requestAnimationFrame(tick);
    const timer = setInterval(tick, 1_000);
    return () => {
      cancelAnimationFrame(first);
      clearInterval(timer);
    };
  }, [isOver]);
  return now === null ? null : partsOf(Math.max(0, end - now));
};
