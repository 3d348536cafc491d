import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIn } from './build.fixture.mjs';
import { canary, history, prune, publish, rollback, store } from './index.mjs';

const dayMs = 86_400_000;
let dir;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'souk-prune-'))));
afterEach(() => {
  jest.useRealTimers();
  rmSync(dir, { recursive: true, force: true });
});

const build = (version) => buildIn(dir, 'catalog', version);
const versions = () => readdirSync(join(dir, 'catalog')).sort();
const daysAgo = (days) => new Date(Date.now() - days * dayMs);

/** Publishes as if it were that many days ago. */
const publishedDaysAgo = (days, version) => {
  const at = daysAgo(days);
  jest.useFakeTimers({ now: at, doNotFake: ['performance'] });
  publish(dir, [build(version)]);
  jest.useRealTimers();
  utimesSync(join(dir, 'catalog', version, 'release.json'), at, at);
};

test('prune deletes what no set of the last week names, and nothing that an open tab or a rollback may need', () => {
  publishedDaysAgo(30, '1.0.0-a');
  publishedDaysAgo(20, '1.0.0-b');
  publishedDaysAgo(9, '1.0.0-c');
  publishedDaysAgo(3, '1.0.0-d');
  expect(prune(dir, { isDryRun: true })).toEqual([{ name: 'catalog', version: '1.0.0-a' }]);
  expect(versions()).toHaveLength(4);
  // c was live until three days ago, b is what c went back to at that time
  expect(prune(dir)).toEqual([{ name: 'catalog', version: '1.0.0-a' }]);
  expect(versions()).toEqual(['1.0.0-b', '1.0.0-c', '1.0.0-d']);
  rollback(dir, 'catalog');
  expect(prune(dir, { days: 1 })).toEqual([]);
});

test('what is stored to be tried, and a canary however old, stay', () => {
  publishedDaysAgo(30, '1.0.0-a');
  const old = build('1.0.0-b');
  store(dir, [old]);
  utimesSync(join(dir, 'catalog/1.0.0-b/release.json'), daysAgo(30), daysAgo(30));
  canary(dir, 'catalog', '1.0.0-b', 0);
  store(dir, [build('1.0.0-c')]);
  expect(prune(dir)).toEqual([]);
});

test('an old build that is stored again to be tried stays as long as a new one', () => {
  publishedDaysAgo(30, '1.0.0-a');
  const old = build('1.0.0-b');
  store(dir, [old]);
  utimesSync(join(dir, 'catalog/1.0.0-b/release.json'), daysAgo(30), daysAgo(30));
  store(dir, [old]);
  expect(prune(dir)).toEqual([]);
});

test('what a publisher left that was ended halfway goes when it is old; keys and history never', () => {
  publishedDaysAgo(30, '1.0.0-a');
  const half = join(dir, 'catalog/1.0.0-b.4711');
  store(dir, [build('1.0.0-b')]);
  rmSync(join(dir, 'catalog/1.0.0-b'), { recursive: true });
  buildIn(half, 'catalog', '1.0.0-b');
  utimesSync(half, daysAgo(30), daysAgo(30));
  expect(prune(dir)).toEqual([{ name: 'catalog', version: '1.0.0-b.4711' }]);
  for (const name of ['keys', 'history', 'release.json']) expect(existsSync(join(dir, name))).toBe(true);
});

test('a file of the history that is no set keeps nobody from finding the others', () => {
  publishedDaysAgo(30, '1.0.0-a');
  publishedDaysAgo(20, '1.0.0-b');
  for (const [seq, text] of [
    [7, '{"seq":7'],
    [8, '{"seq":8}'],
    [9, 'null'],
  ])
    writeFileSync(join(dir, `history/00000${seq}.json`), text);
  expect(history(dir).map(({ seq }) => seq)).toEqual([2, 1]);
  expect(prune(dir)).toEqual([]);
});
