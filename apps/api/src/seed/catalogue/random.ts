/** A source of chance that gives the same numbers for the same start (mulberry32). */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** True in so many of a hundred cases. */
  percent(share: number): boolean;
}

/** @param start any whole number; the same number gives the same store. */
export function chance(start: number): Chance {
  let state = start >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (list) => {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new Error('Nothing to pick from');
      return found;
    },
    percent: (share) => next() * 100 < share,
  };
}
