import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from './install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await testFederation();

/**
 * `npm run test:federation [-- name of a spec … --docs]`: the whole conformance suite, and the figures it measured;
 * with `--docs` they take the place of those in docs/federation.md.
 */
async function testFederation() {
  const { ensureBrowser } = await import('./browser.mjs');
  const { buildSingle } = await import('./build-single.mjs');
  const { buildForTests } = await import('./build.mjs');
  const { tableOf } = await import('./federation-table.mjs');
  const { withFigures } = await import('./federation-docs.mjs');
  const wanted = process.argv.slice(2).filter((word) => word !== '--docs');
  const isForDocs = wanted.length < process.argv.length - 2;
  const begun = Date.now();
  const [before] = loadavg();
  const results = join(root, 'test-results/federation');
  mkdirSync(results, { recursive: true });
  const figures = join(results, 'figures.json');
  const report = join(results, 'report.json');
  for (const old of [figures, report]) rmSync(old, { force: true });
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', CHROMIUM: ensureBrowser() };
  await buildSingle(buildForTests());
  const args = ['test', '-c', 'e2e/conformance/playwright.config.ts', ...wanted];
  const { status } = spawnSync(join(root, 'node_modules/.bin/playwright'), args, { cwd: root, stdio: 'inherit', env });
  const load = `load average ${before.toFixed(1)} before, ${loadavg()[0].toFixed(1)} at the end, on ${cpus().length} cores`;
  const summary = `${tally(report)} · ${lasted(Date.now() - begun)}, builds included · ${load}`;
  if (existsSync(figures)) {
    const table = tableOf(JSON.parse(readFileSync(figures, 'utf8')));
    console.log(`\n${table}\n`);
    writeFileSync(join(results, 'figures.md'), `${table}\n`);
    const docs = join(root, 'docs/federation.md');
    if (isForDocs) writeFileSync(docs, withFigures(readFileSync(docs, 'utf8'), `${summary}\n\n${table}`));
  }
  console.log(summary);
  console.log('The table lies in test-results/federation/figures.md, every single figure in figures.json beside it.');
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
