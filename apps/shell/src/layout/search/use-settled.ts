import { useEffect, useState } from 'react';

/** A value once it has not changed for a while, so that not every letter asks the server. */
export const useSettled = <T>(value: T, waitMs: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
};
