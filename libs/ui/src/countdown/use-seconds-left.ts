import { useEffect, useReducer } from 'react';

/** Whole seconds until a moment, counted down, never below 0; a begun second counts. Source: spec 4 "60-second countdown". */
export const useSecondsLeft = (endMs: number): number => {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const left = Math.max(0, Math.ceil((endMs - Date.now()) / 1_000));
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return left;
};
