import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from './install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await testFederation();

/** `npm run test:federation [name of a spec …]`: the whole conformance suite, and the figures it measured. */
async function testFederation() {
  const { ensureBrowser } = await import('./browser.mjs');
  const { buildSingle } = await import('./build-single.mjs');
  const { buildAll } = await import('./build.mjs');
  const begun = Date.now();
  const results = join(root, 'test-results/federation');
  mkdirSync(results, { recursive: true });
  const figures = join(results, 'figures.json');
  const report = join(results, 'report.json');
  for (const old of [figures, report]) rmSync(old, { force: true });
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', CHROMIUM: ensureBrowser() };
  buildAll(join(root, 'deploy'));
  await buildSingle(join(root, 'deploy'));
  const args = ['test', '-c', 'e2e/conformance/playwright.config.ts', ...process.argv.slice(2)];
  const { status } = spawnSync(join(root, 'node_modules/.bin/playwright'), args, { cwd: root, stdio: 'inherit', env });
  if (existsSync(figures)) {
    console.log('\nMeasured:');
    for (const [name, value] of Object.entries(JSON.parse(readFileSync(figures, 'utf8'))))
      console.log(`  ${name.padEnd(84)} ${value}`);
  }
  console.log(`\n${tally(report)} · ${lasted(Date.now() - begun)}, builds included`);
  process.exit(status ?? 1);
}

function tally(report) {
  if (!existsSync(report)) return '0 passed, 1 failed: the suite did not end';
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats;
  return `${expected} passed, ${unexpected + flaky} failed, ${skipped} skipped`;
}

function lasted(ms) {
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}
