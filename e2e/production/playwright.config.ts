import { defineConfig } from '@playwright/test';

/** The built store as a company runs it: live-like keys, PostgreSQL, two pairs behind a balancer. No browser takes part. */
export default defineConfig({
  testDir: '.',
  globalSetup: './say-what-is-missing.ts',
  // A deadline against hanging, not a measure.
  timeout: 240_000,
  retries: 0,
  // One fleet, which every test breaks in its own way: one after the other.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../test-results/production.json' }]],
  outputDir: '../../test-results/production',
});
