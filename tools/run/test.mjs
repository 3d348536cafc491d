import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from './install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await test();

/** `npm test`: everything that must hold, in the order that tells fastest; the last line counts. */
async function test() {
  const { journeyBrowsers } = await import('./browser.mjs');
  const { buildForTests } = await import('./build.mjs');
  const bin = (name) => join(root, 'node_modules/.bin', name);
  const results = join(root, 'test-results');
  mkdirSync(results, { recursive: true });
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...journeyBrowsers() };
  const failed = [];
  const step = (name, command, args) => {
    const begun = Date.now();
    console.log(`\n── ${name}`);
    const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
    console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - begun) / 1000).toFixed(0)} s)`);
    if (status !== 0) failed.push(name);
  };
  step('format', bin('prettier'), ['--check', '--log-level=warn', '.']);
  step('lint', bin('eslint'), ['.', '--quiet']);
  step('types', process.execPath, ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json']);
  step('messages', process.execPath, ['tools/check/messages.mjs']);
  step('requirements', process.execPath, ['tools/check/requirements.mjs']);
  step('promises', process.execPath, ['tools/check/promises.mjs']);
  step('unit and server tests', bin('jest'), [
    '-c',
    'jest.config.mjs',
    '--json',
    `--outputFile=${join(results, 'jest.json')}`,
    '--silent',
    '-w',
    '2',
  ]);
  console.log('\n── build');
  buildForTests();
  step('journeys', bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts']);
  step('production', bin('playwright'), ['test', '-c', 'e2e/production/playwright.config.ts']);
  const sum = tally(join(results, 'jest.json'), [join(results, 'e2e.json'), join(results, 'production.json')]);
  console.log(failed.length ? `\nFailed: ${failed.join(', ')}` : '\nAll steps passed');
  console.log(`${sum.passed} passed, ${Math.max(sum.failed, failed.length)} failed, ${sum.skipped} skipped`);
  process.exit(failed.length || sum.failed ? 1 : 0);
}

function tally(jestFile, suiteFiles) {
  const read = (file) => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      return null;
    }
  };
  const jest = read(jestFile);
  const suites = suiteFiles.map((file) => read(file)?.stats);
  const sum = (of) => suites.reduce((total, stats) => total + of(stats), 0);
  return {
    passed: (jest?.numPassedTests ?? 0) + sum((stats) => stats?.expected ?? 0),
    failed: (jest?.numFailedTests ?? 1) + sum((stats) => (stats ? stats.unexpected + stats.flaky : 1)),
    skipped: (jest?.numPendingTests ?? 0) + sum((stats) => stats?.skipped ?? 0),
  };
}
