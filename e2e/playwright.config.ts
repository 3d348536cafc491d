import { join } from 'node:path';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { journeyTeams } from '@souk/run/journey-teams';

const port = Number(process.env['E2E_PORT'] || 4290);
/** Results and data of each port lie apart, so that two suites run side by side. */
const own = port === 4290 ? '' : `-${port}`;
const results = join(import.meta.dirname, '../test-results');
const baseURL = process.env['E2E_BASE'] || `http://localhost:${port}`;

/** Where a run keeps the data that its stores begin with; a store that stands elsewhere (E2E_BASE) has made none. */
if (!process.env['E2E_BASE']) process.env['SEEDED_DATA'] ??= join(results, `seeded${own}`);

/** Whoever writes a journey learns in ten seconds that a name fits nothing; a machine with other work takes its time. */
process.env['E2E_ACTION_MS'] ??= process.stdout.isTTY && !process.env['CI'] ? '10000' : '60000'; // workers have no terminal
const actionTimeout = Number(process.env['E2E_ACTION_MS']);

/** A shard tells a blob, to be merged with the others' (docs/qa.md); everything else tells people and machines. */
const reporters: ReporterDescription[] = process.env['E2E_BLOB']
  ? [['list'], ['blob', { outputDir: join(results, 'blob') }]]
  : [
      ['list'],
      ['json', { outputFile: join(results, `e2e${own}.json`) }],
      ['junit', { outputFile: join(results, `e2e${own}.xml`) }],
      ['html', { outputFolder: join(results, `report${own}`), open: 'never' }],
    ];

/** A project per team: the folder of its journeys. */
const teams = journeyTeams().map((name) => ({ name, testDir: join(import.meta.dirname, name) }));

/** Journeys across remotes, in a real browser, against the built store with a fresh seed. More: docs/qa.md. */
export default defineConfig({
  testDir: '.',
  projects: teams,
  // Deadlines against hanging, not measures: a busy machine takes its time.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: reporters,
  outputDir: join(results, `e2e${own}`),
  use: {
    baseURL,
    viewport: { width: 1280, height: 800 },
    actionTimeout,
    // Steps and requests alone: pictures and copies of the page at every step take time. The report has its last picture
    // and what it held; `--trace on` records all of it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
    // A page's requests are then seen and held by a journey; the one about being offline allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Playwright records with an ffmpeg of its own: npx playwright install ffmpeg
    video: process.env['E2E_VIDEO'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_HEADLESS'] || process.env['CHROMIUM'] || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  ...(process.env['E2E_BASE']
    ? {}
    : {
        webServer: {
          command: 'node ../tools/run/serve.mjs',
          url: `${baseURL}/readyz`,
          timeout: 300_000,
          reuseExistingServer: false,
          stdout: 'ignore',
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
          env: {
            // Two lines a request cost what nobody reads.
            LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
            PORT: String(port),
            PUBLIC_ORIGIN: baseURL,
            DATA_DIR: join(results, `data${own}`),
            SANDBOX: '1',
            // A part that the server leaves to the browser is a fault here, not a sign of a busy machine.
            RENDER_DEADLINE_MS: '60000',
          },
        },
      }),
});
