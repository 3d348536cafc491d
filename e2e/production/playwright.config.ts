import { defineConfig } from '@playwright/test';

const ofTheFleet = ['fleet.spec.ts', 'empty-store.spec.ts'];

/** The built store as a company runs it: live-like keys, PostgreSQL, two pairs behind a balancer. No browser takes part. */
export default defineConfig({
  testDir: '.',
  globalSetup: './say-what-is-missing.ts',
  // A deadline against hanging, not a measure.
  timeout: 240_000,
  retries: 0,
  workers: 2,
  fullyParallel: false,
  projects: [
    // One fleet at a time, which every test breaks in its own way, and which is under load: nothing runs beside it.
    { name: 'fleet', testMatch: ofTheFleet, workers: 1 },
    // Servers of their own, which mostly wait for each other.
    { name: 'apart', testIgnore: ofTheFleet, dependencies: ['fleet'] },
  ],
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../test-results/production.json' }]],
  outputDir: '../../test-results/production',
});
