import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from '../run/install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await test();

/** `npm run test:keycloak`: the sign-in journeys of shop and desks and a merchant's people, against a real Keycloak. Needs Java and Maven. */
async function test() {
  const { startKeycloak } = await import('./keycloak.mjs');
  const { ensureBrowser } = await import('../run/browser.mjs');
  const { buildForTests } = await import('../run/build.mjs');
  const chromium = ensureBrowser();
  buildForTests();
  const port = process.env.E2E_PORT || '4291';
  const begun = Date.now();
  const keycloak = await startKeycloak(`http://localhost:${port}`);
  console.log(`Keycloak answers at ${keycloak.issuer} after ${((Date.now() - begun) / 1000).toFixed(0)} s`);
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '-c',
      'e2e/keycloak/playwright.config.ts',
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...keycloak.env, CHROMIUM: chromium, E2E_PORT: port },
    },
  );
  const code = await new Promise((resolve) => child.once('exit', resolve));
  await keycloak.stop();
  process.exit(code ?? 1);
}
