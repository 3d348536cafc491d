import { useEffect, useState } from 'react';
import { partsOf, type Remaining } from './parts-of';

/**
 * Time until an instant, counted down each second.
 * @param nowMs the clock that the instant is of, in ms since 1970
 * Absent: null on the server and until the first tick, so that both sides paint the same.
 */
export const useRemaining = (until: string | number | Date, nowMs: () => number): Remaining | null => {
  const end = new Date(until).getTime();
  const [now, setNow] = useState<number | null>(null);
  const isOver = now !== null && now >= end;
  useEffect(() => {
    if (isOver) return;
    const tick = () => setNow(nowMs());
    const first = requestAnimationFrame(tick);
    const timer = setInterval(tick, 1_000);
    return () => {
      cancelAnimationFrame(first);
      clearInterval(timer);
    };
  }, [isOver, nowMs]);
  return now === null ? null : partsOf(Math.max(0, end - now));
};
