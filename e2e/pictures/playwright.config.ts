import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import suite from '../playwright.config';
import { comparedPictures } from './compared-pictures';

const { projects: _projects, reporter: _reporter, webServer, ...shared } = suite;

/** The journeys' store; its command is told from their folder. */
const store =
  webServer && !Array.isArray(webServer) ? { webServer: { ...webServer, cwd: join(import.meta.dirname, '..') } } : {};

/** Pictures of the pages that matter, compared with those that were made before. */
export default defineConfig({
  ...shared,
  ...store,
  testDir: '.',
  ...comparedPictures('pictures'),
});
