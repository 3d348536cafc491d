import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 4290);
const baseURL = process.env['E2E_BASE'] ?? `http://localhost:${port}`;

/** Journeys across remotes, in a real browser, against the built store with a fresh seed. */
export default defineConfig({
  testDir: '.',
  testIgnore: ['conformance/**', 'production/**', 'webkit/**'],
  // Deadlines against hanging, not measures: a busy machine takes its time.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  outputDir: '../test-results/e2e',
  use: {
    baseURL,
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    // A page's requests are then seen and held by a journey; the one about being offline allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
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
            PORT: String(port),
            PUBLIC_ORIGIN: baseURL,
            DATA_DIR: '../test-results/data',
            SANDBOX: '1',
            // A part that the server leaves to the browser is a fault here, not a sign of a busy machine.
            RENDER_DEADLINE_MS: '60000',
          },
        },
      }),
});
