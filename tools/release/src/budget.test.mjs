/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIn } from './build.fixture.mjs';
import { readSet } from './channel.mjs';
import { publish, store } from './publish.mjs';

let dir;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'budget-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Text that no packing makes smaller. */
const noise = (bytes) => `/* ${randomBytes((bytes * 3) / 4).toString('base64')} */`;
const screens = { './home': { js: ['remoteEntry.js'], css: [] } };
const build = (version, bytes, more = {}) =>
  buildIn(dir, 'catalog', version, { text: noise(bytes), exposes: { './home': { js: [], css: [] } }, ...more });

test('a build within its budget is published', () => {
  publish(dir, [build('1', 25_000)]);
  expect(readSet(dir).remotes.catalog.stable.version).toBe('1');
});

test.each([
  ['published', (dists) => publish(dir, dists)],
  ['stored', (dists) => store(dir, dists)],
  ['tried', (dists) => publish(dir, dists, { isDryRun: true })],
])('a build that is heavier is not %s: screen, bytes and excess are named, and nothing is kept', (_, work) => {
  const dist = build('1', 36_000, { exposes: screens });
  expect(() => work([dist])).toThrow(
    /^catalog 1 weighs \d+,\d{3} bytes at \.\/home, \d+,\d{3} bytes more than its budget$/,
  );
  expect(readdirSync(dir)).not.toContain('catalog');
});

test('a remote says in its configuration what it needs, and is held to that', () => {
  publish(dir, [build('1', 45_000, { budget: 60_000 })]);
  expect(() => publish(dir, [build('2', 25_000, { budget: 10_000 })])).toThrow('catalog 2 weighs');
  expect(readSet(dir).remotes.catalog.stable.version).toBe('1');
});

test('the largest causes are named by the source maps', () => {
  const dist = build('1', 60_000);
  const map = {
    version: 3,
    sources: ['webpack://catalog/./node_modules/moment/moment.js'],
    names: [],
    mappings: 'AAAA',
  };
  writeFileSync(join(dist, 'client/remoteEntry.js.map'), JSON.stringify(map));
  expect(() => publish(dir, [dist])).toThrow(/; most of it: moment \d+,\d{3} bytes$/);
});

test('the words of a remote are named as words', () => {
  const words = '__federation_expose_messages.en.js';
  const dist = build('1', 10_000, {
    exposes: { './home': { js: [], css: [] }, './messages.en': { js: [words], css: [] } },
  });
  writeFileSync(join(dist, 'client', words), noise(40_000));
  writeFileSync(
    join(dist, 'client', `${words}.map`),
    JSON.stringify({ version: 3, sources: [], names: [], mappings: '' }),
  );
  expect(() => publish(dir, [dist])).toThrow(/; most of it: words of all its screens \d+,\d{3} bytes$/);
});
