import production from '../production/playwright.config';

/** A store behind a cache of pages: Varnish by the example that comes with the project. Opt-in: `npm run test:cdn`. */
export default {
  ...production,
  globalSetup: './say-what-is-missing.ts',
  reporter: [['list']] satisfies [string][],
  outputDir: '../../test-results/cdn',
};
