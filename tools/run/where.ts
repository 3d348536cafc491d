/**
 * Runs a test where it can be run; elsewhere skips it and says why in its title.
 * @param canRun whether this machine and its settings have what the test needs
 * @param needs what it needs, in words
 */
export const testWhere =
  (canRun: boolean, needs: string) =>
  (title: string, work: () => Promise<void>): void =>
    canRun ? test(title, work) : test.skip(skipped(title, needs), work);

/** The same for a group of tests. */
export const describeWhere =
  (canRun: boolean, needs: string) =>
  (title: string, group: () => void): void =>
    canRun ? describe(title, group) : describe.skip(skipped(title, needs), group);

const skipped = (title: string, needs: string) => `${title} (skipped: needs ${needs})`;
