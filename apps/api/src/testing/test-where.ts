/**
 * Runs a test where it can be run; elsewhere skips it and says why in its title.
 * @param canRun whether this machine and its settings have what the test needs
 * @param needs what it needs, in words
 */
export const testWhere =
  (canRun: boolean, needs: string) =>
  (title: string, work: () => Promise<void>): void =>
    canRun ? test(title, work) : test.skip(`${title} (skipped: needs ${needs})`, work);
