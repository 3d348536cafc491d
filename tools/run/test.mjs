import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from './install.mjs';
import { saySkipped } from './skipped.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await test();

/** `npm test`: everything that must hold, in the order that tells fastest; the last line counts. */
async function test() {
  const { journeyBrowsers } = await import('./browser.mjs');
  const { checks } = await import('./checks.mjs');
  const { steps } = await import('./steps.mjs');
  const bin = (name) => join(root, 'node_modules/.bin', name);
  const results = join(root, 'test-results');
  mkdirSync(results, { recursive: true });
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...journeyBrowsers() };
  const { step, inTurn, failed } = steps(env);
  const all = checks();
  const isLint = ({ name }) => name === 'lint';
  // Each of these takes one processor, and lint as long as all others together.
  await Promise.all([inTurn(all.filter(isLint)), inTurn(all.filter((check) => !isLint(check)))]);
  // Before the unit tests, which take longest: a build that weighs too much is told within minutes.
  await step('build', process.execPath, ['tools/run/build-for-tests.mjs']);
  await step('unit and server tests', bin('jest'), [
    '-c',
    'jest.config.mjs',
    '--json',
    `--outputFile=${join(results, 'jest.json')}`,
    '--silent',
    '-w',
    '2',
  ]);
  for (const line of saySkipped(readReport(join(results, 'jest.json')))) console.log(line);
  if (!failed.includes('build')) {
    await step('journeys', bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts']);
    await step('production', bin('playwright'), ['test', '-c', 'e2e/production/playwright.config.ts']);
  }
  const sum = tally(join(results, 'jest.json'), [join(results, 'e2e.json'), join(results, 'production.json')]);
  console.log(failed.length ? `\nFailed: ${failed.join(', ')}` : '\nAll steps passed');
  console.log(`${sum.passed} passed, ${Math.max(sum.failed, failed.length)} failed, ${sum.skipped} skipped`);
  process.exit(failed.length || sum.failed ? 1 : 0);
}

/** @returns null where the step ended before it wrote one */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function tally(jestFile, suiteFiles) {
  const jest = readReport(jestFile);
  const suites = suiteFiles.map((file) => readReport(file)?.stats);
  const sum = (of) => suites.reduce((total, stats) => total + of(stats), 0);
  return {
    passed: (jest?.numPassedTests ?? 0) + sum((stats) => stats?.expected ?? 0),
    failed: (jest?.numFailedTests ?? 1) + sum((stats) => (stats ? stats.unexpected + stats.flaky : 1)),
    skipped: (jest?.numPendingTests ?? 0) + sum((stats) => stats?.skipped ?? 0),
  };
}
