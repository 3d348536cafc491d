export type Remaining = { days: number; hours: number; minutes: number; seconds: number; totalMs: number };

/** A span of milliseconds in days, hours, minutes and seconds. */
export const partsOf = (totalMs: number): Remaining => {
  const seconds = Math.floor(totalMs / 1_000);
  return {
    totalMs,
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
};
