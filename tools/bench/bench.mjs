import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from '../run/install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await bench();

/** `npm run bench`: builds, opens a store with fresh data, measures, prints tables. Judges nothing. */
async function bench() {
  const { ensureBrowser } = await import('../run/browser.mjs');
  const { buildAll } = await import('../run/build.mjs');
  const { startStore } = await import('../run/store.mjs');
  process.env.CHROMIUM = ensureBrowser();
  const releaseDir = join(root, 'deploy');
  buildAll(releaseDir);
  const dataDir = join(root, 'test-results/bench-data');
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const { version } = JSON.parse(readFileSync(join(root, 'apps/shell/dist/release.json'), 'utf8'));
  const env = { ...process.env, PORT: '4296', DATA_DIR: dataDir, SANDBOX: '1', LOG_LEVEL: 'warn' };
  const open = () => startStore({ releaseDir, shellVersion: version, env, onExit: () => process.exit(1) });
  // Filled first, then opened again: what is measured is a store that runs, not one that was just filled.
  await (await open()).stop();
  const store = await open();
  const { benchPages } = await import('./pages.mjs');
  const { benchTaps } = await import('./taps.mjs');
  const { benchServer, memoryOf } = await import('./server.mjs');
  await fetch(`${store.publicOrigin}/`);
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  print('Memory of the running store, idle (MB): supervisor, api, shell server', memoryOf(store.pids));
  print(
    'Pages under mobile throttling (150 ms, 1.6 Mbit/s, CPU ÷ 4), medians; floor = the same content as a static page',
    await benchPages(store.publicOrigin),
  );
  print('Taps (ms)', await benchTaps(store.publicOrigin));
  print('Server, 10 connections', await benchServer(store.publicOrigin, store.apiOrigin));
  await store.stop();
  const { benchCheckout } = await import('../../apps/api/bench/checkout.mjs');
  for (const [database, rows] of Object.entries(await benchCheckout()))
    print(`Complete checkouts, 24 buyers at once, ${database}`, rows);
  process.exit(0);
}

function print(title, rows) {
  const columns = Object.keys(rows[0] ?? {});
  console.log(`\n### ${title}\n`);
  console.log(`| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|`);
  for (const row of rows) console.log(`| ${columns.map((column) => row[column]).join(' | ')} |`);
}
