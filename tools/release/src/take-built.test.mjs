import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIn } from './build.fixture.mjs';
import { publish, readSet, retire, rollback, takeBuilt } from './index.mjs';

let dir;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'souk-built-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const build = (name, version, more) => buildIn(dir, name, version, more);
const byHand = { by: { command: 'publish' } };
const stable = (name = 'catalog') => readSet(dir).remotes[name]?.stable.version;

test('a start takes what is built anew as long as nobody decided otherwise', () => {
  expect(takeBuilt(dir, [build('shell', '1.0.0-s'), build('catalog', '1.0.0-a')])).toEqual({
    shellVersion: '1.0.0-s',
    notes: [],
  });
  expect(takeBuilt(dir, [build('shell', '1.0.0-t'), build('catalog', '1.0.0-b')]).shellVersion).toBe('1.0.0-t');
  expect(stable()).toBe('1.0.0-b');
});

test('a start never brings back what was rolled back, and says what is built', () => {
  const good = [build('shell', '1.0.0-s'), build('catalog', '1.0.0-a'), build('account', '1.0.0-x')];
  takeBuilt(dir, good);
  const bad = build('catalog', '1.0.0-b');
  publish(dir, [bad], byHand);
  rollback(dir, 'catalog', { by: { command: 'rollback catalog' } });
  const { notes } = takeBuilt(dir, [good[0], bad, build('account', '1.0.0-y')]);
  expect([stable(), stable('account')]).toEqual(['1.0.0-a', '1.0.0-y']);
  expect(notes).toEqual([
    'catalog 1.0.0-b is built; 1.0.0-a is released and stays: npm run release -- publish catalog',
  ]);
  const { seq } = readSet(dir);
  takeBuilt(dir, [good[0], bad]);
  expect(readSet(dir).seq).toBe(seq);
});

test('a start never brings back what was retired', () => {
  const builds = [build('shell', '1.0.0-s'), build('wishlist', '1.0.0-w')];
  takeBuilt(dir, builds);
  retire(dir, 'wishlist', { by: { command: 'retire wishlist' } });
  expect(takeBuilt(dir, builds).notes).toEqual([
    'wishlist 1.0.0-w is built; it was retired: npm run release -- publish wishlist',
  ]);
  expect(stable('wishlist')).toBeUndefined();
});

test('where what is built does not fit beside what was released, all that is live stays, its shell too', () => {
  const gives = (...names) => ({ contracts: { gives: { '@souk/state': names } } });
  const uses = (...names) => ({ contracts: { uses: { '@souk/state': names } } });
  takeBuilt(dir, [build('shell', '1.0.0-s', gives('useCart')), build('catalog', '1.0.0-a', uses('useCart'))]);
  publish(dir, [build('catalog', '1.0.0-b', uses('useCart'))], byHand);
  const { shellVersion, notes } = takeBuilt(dir, [
    build('shell', '2.0.0-t', gives('useBasket')),
    build('catalog', '2.0.0-c', uses('useBasket')),
  ]);
  expect([shellVersion, stable()]).toEqual(['1.0.0-s', '1.0.0-b']);
  expect(notes.at(-1)).toContain(
    'What is released stays; to give everybody what is built: npm run release -- publish shell catalog',
  );
});
