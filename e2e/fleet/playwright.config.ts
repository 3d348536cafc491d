import production from '../production/playwright.config';

/** A fleet of real programs that are broken one after the other. Opt-in: `npm run test:fleet`. */
export default {
  ...production,
  projects: [{ name: 'fleet' }],
  workers: 1,
  globalSetup: './say-what-is-missing.ts',
  reporter: [['list']] satisfies [string][],
  outputDir: '../../test-results/fleet',
};
