import { isFailing } from './verdict.mjs';

// Taken once: in a test's own context each look at a global costs more than the multiplication.
const { imul } = Math;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
const numbersFrom = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
};

/**
 * One life of a canary: visitors come one by one, a share of them gets it, and it is judged after each.
 * @param rates the share of visitors for whom the canary and the stable version fail; `share` who gets the canary
 * @returns how many visitors had the canary, and for how many it had failed, when it was taken out; null when it never was
 */
export const lifeOf = ({ canary, stable, share = 0.05, visitors = 20_000, seed }) => {
  const next = numbersFrom(seed);
  const counts = { canary: { shown: 0, failed: 0 }, stable: { shown: 0, failed: 0 } };
  for (let i = 0; i < visitors; i++) {
    const which = next() < share ? 'canary' : 'stable';
    counts[which][next() < (which === 'canary' ? canary : stable) ? 'failed' : 'shown'] += 1;
    if (which === 'canary' && isFailing(counts.canary, counts.stable))
      return { had: counts.canary.shown + counts.canary.failed, failed: counts.canary.failed };
  }
  return null;
};

/** Many lives with other visitors each. @returns the share that was taken out, and the median and worst number of visitors until then */
export const livesOf = (rates, lives) => {
  const ends = Array.from({ length: lives }, (_, seed) => lifeOf({ ...rates, seed: seed + 1 })).filter(Boolean);
  const sorted = (key) => ends.map((end) => end[key]).sort((a, b) => a - b);
  const median = (key) => sorted(key)[Math.floor(ends.length / 2)] ?? null;
  return {
    takenOut: ends.length / lives,
    had: median('had'),
    failed: median('failed'),
    mostFailed: sorted('failed').at(-1) ?? null,
  };
};
