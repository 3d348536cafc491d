import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

/**
 * How pictures are compared with those that were made before, on the same machine: fonts and browser draw differently on another
 * one, so they are never committed (docs/qa.md, Pictures).
 * @param name the folder of `.data` where they lie, and of the report
 */
export const comparedPictures = (name: string): PlaywrightTestConfig => ({
  reporter: [['list'], ['html', { outputFolder: join(root, 'test-results', `${name}-report`), open: 'never' }]],
  outputDir: join(root, 'test-results', name),
  snapshotPathTemplate: join(root, '.data', name, '{arg}{ext}'),
  expect: {
    timeout: 45_000,
    // A letter's edge may fall on another side of a pixel; a moved line is more than this.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.001 },
  },
});
