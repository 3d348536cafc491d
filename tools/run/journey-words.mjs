const port = 4354;

/**
 * Playwright shows its own window in a browser of its own only, which nobody here has: as a page any browser shows it.
 * @param words what `npm run e2e` was called with @returns the same for Playwright
 */
export const journeyWords = (words) => words.map((word) => (word === '--ui' ? `--ui-port=${port}` : word));
