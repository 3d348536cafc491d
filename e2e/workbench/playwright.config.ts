import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { comparedPictures } from '../pictures/compared-pictures';
import suite from '../playwright.config';

const { projects: _projects, reporter: _reporter, webServer: _store, ...shared } = suite;
const port = Number(process.env['E2E_PORT'] || 4292);
const baseURL = `http://localhost:${port}`;

/** Every story of the workbench in the project's own browser, from its static build. */
export default defineConfig({
  ...shared,
  ...comparedPictures('workbench'),
  testDir: '.',
  use: { ...shared.use, baseURL },
  webServer: {
    command: `node tools/run/serve-workbench.mjs ${port}`,
    cwd: join(import.meta.dirname, '../..'),
    url: baseURL,
  },
});
