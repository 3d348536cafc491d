/** Whole seconds until a moment, never below 0; a begun second counts. Source: spec 4 "60-second countdown". */
export const secondsLeft = (endMs: number, nowMs: number): number => Math.max(0, Math.ceil((endMs - nowMs) / 1_000));

/** Time until a moment, in parts, as a flash sale shows it. */
export const countdownParts = (endMs: number, nowMs: number) => {
  const left = secondsLeft(endMs, nowMs);
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    isOver: left === 0,
  };
};
