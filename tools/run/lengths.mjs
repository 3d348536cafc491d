/**
 * Takes `--full` out of a command's words. With it, what takes time (a migration, an outage) takes as long in the tests as a store has
 * to bear it; without it, just long enough to show a fault.
 */
export const takeLengths = (words) => ({
  words: words.filter((word) => word !== '--full'),
  env: words.includes('--full') ? { TEST_LENGTHS: 'full' } : {},
});
