import { defineConfig } from '@playwright/test';
import suite from '../playwright.config';

const { webServer: _webServer, projects: _projects, reporter: _reporter, ...shared } = suite;

/** A remote of another repository: packages are installed and built by the journey itself, in a folder of the system. */
export default defineConfig({
  ...shared,
  testDir: '.',
  // Installing and building take minutes where no package lies in npm's cache.
  timeout: 900_000,
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../../test-results/outside.json' }]],
  outputDir: '../../test-results/outside',
});
