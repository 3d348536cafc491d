import { useEffect, useRef, useState } from 'react';

/**
 * Gives a value at once after a rest; while it keeps changing, only once it has not changed for a while, so that not every letter
 * of a fast typist asks the server and no single letter waits.
 */
export const useDebouncedValue = <T>(value: T, waitMs: number): T => {
  const [settled, setSettled] = useState(value);
  const changedAt = useRef(-Infinity);
  useEffect(() => {
    const now = performance.now();
    const rested = now - changedAt.current;
    changedAt.current = now;
    if (rested > waitMs) {
      setSettled(value);
      return undefined;
    }
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
};
