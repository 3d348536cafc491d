import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

const { projects: _teams, ...rest } = journeys;

/** The same store as the other journeys have, in WebKit. One browser at a time: its driver opens no second. */
export default defineConfig({
  ...rest,
  testDir: 'webkit',
  testIgnore: [],
  workers: 1,
  fullyParallel: false,
  reporter: [['list']],
  outputDir: '../test-results/webkit',
});
