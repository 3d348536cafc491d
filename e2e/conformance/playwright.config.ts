import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

const { projects: _teams, ...rest } = journeys;

/** The conformance suite of federation: a store of its own behind a proxy that can break every answer. Source: docs/federation.md. */
export default defineConfig({
  ...rest,
  testDir: '.',
  testIgnore: [],
  timeout: 240_000,
  // One store, changed by every test: one after the other.
  workers: 1,
  fullyParallel: false,
  reporter: [['list'], ['json', { outputFile: '../../test-results/federation/report.json' }]],
  outputDir: '../../test-results/federation/e2e',
  webServer: [],
  use: { ...journeys.use, trace: 'off' },
});
