import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import suite from '../playwright.config';

const { projects: _projects, reporter: _reporter, webServer, ...shared } = suite;

/** The journeys' store; its command is told from their folder. */
const store =
  webServer && !Array.isArray(webServer) ? { webServer: { ...webServer, cwd: join(import.meta.dirname, '..') } } : {};
const results = join(import.meta.dirname, '../../test-results');

/**
 * Pictures of the pages that matter, compared with those that were made before, on the same machine: fonts and browser draw
 * differently on another one, so they are never committed (docs/qa.md, Pictures).
 */
export default defineConfig({
  ...shared,
  ...store,
  testDir: '.',
  reporter: [['list'], ['html', { outputFolder: join(results, 'pictures-report'), open: 'never' }]],
  outputDir: join(results, 'pictures'),
  snapshotPathTemplate: join(import.meta.dirname, '../../.data/pictures/{arg}{ext}'),
  expect: {
    timeout: 45_000,
    // A letter's edge may fall on another side of a pixel; a moved line is more than this.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.001 },
  },
});
