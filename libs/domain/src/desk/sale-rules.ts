const minuteMs = 60_000;

/**
 * Whether a flash sale would begin in the past: it would begin at once, at another time than its planner asked for. Fields are as exact as
 * a minute: the one that runs is now. A sale that should have begun already keeps its time, and begins as it is saved.
 * @param asked null: at once
 * @param stored when it was to begin; null: it is new
 */
export const isSaleStartPast = (asked: Date | null, stored: Date | null, now: Date): boolean =>
  asked !== null && asked.getTime() + minuteMs <= now.getTime() && (stored === null || stored > now);
