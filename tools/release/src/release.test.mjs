import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canary, changeSet, history, isSigned, promote, publish, readSet, rollback } from './index.mjs';

let dir;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'souk-release-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** A build as tools/build leaves it, with one small file. */
const build = (name, version, shared = { react: '19.3.1' }) => {
  const dist = join(dir, `dist-${name}-${version}`);
  for (const side of ['client', 'server']) mkdirSync(join(dist, side), { recursive: true });
  writeFileSync(join(dist, 'client/remoteEntry.js'), `/* ${name} ${version} */`);
  writeFileSync(join(dist, 'server/server.cjs'), '');
  const release = {
    name,
    version,
    entry: 'remoteEntry.js',
    exposes: {},
    routes: [],
    slots: {},
    files: {},
    server: { entry: 'server.cjs', files: {} },
    shared,
  };
  writeFileSync(join(dist, 'release.json'), JSON.stringify(release));
  return dist;
};

test('publishing signs the document and counts it up', () => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  publish(dir, [build('catalog', '1.0.0-b')]);
  const set = readSet(dir);
  expect(set.seq).toBe(2);
  expect(set.remotes.catalog.stable.version).toBe('1.0.0-b');
  const key = readFileSync(join(dir, 'keys/release.pub'), 'utf8');
  expect(isSigned(set, key)).toBe(true);
  expect(isSigned({ ...set, seq: 9 }, key)).toBe(false);
});

test('publishing the same build twice changes nothing', () => {
  const dist = build('catalog', '1.0.0-a');
  publish(dir, [dist]);
  publish(dir, [dist]);
  expect(readSet(dir).seq).toBe(1);
});

test('a canary is shown to a share, promoted, and set back', () => {
  publish(dir, [build('catalog', '1.0.0-a'), build('account', '1.0.0-x')]);
  publish(dir, [build('catalog', '1.0.0-b')]);
  promote(dir, 'catalog', '1.0.0-a');
  canary(dir, 'catalog', '1.0.0-b', 5);
  expect(readSet(dir).remotes.catalog.canary).toMatchObject({ percent: 5 });
  promote(dir, 'catalog');
  expect(readSet(dir).remotes.catalog).toMatchObject({ stable: { version: '1.0.0-b' } });
  expect(readSet(dir).remotes.catalog.canary).toBeUndefined();
  rollback(dir, 'catalog');
  expect(readSet(dir).remotes.catalog.stable.version).toBe('1.0.0-a');
  expect(readSet(dir).remotes.account.stable.version).toBe('1.0.0-x');
  expect(history(dir).map(({ seq }) => seq)).toEqual([6, 5, 4, 3, 2, 1].slice(0, history(dir).length));
});

test('a remote that was built for another React is refused with the reason', () => {
  const shell = { shared: { react: '19.3.1' } };
  expect(() => publish(dir, [build('catalog', '2.0.0-a', { react: '18.0.0' })], shell)).toThrow(
    'was built with react 18.0.0; the shell has 19.3.1',
  );
  expect(() => publish(dir, [build('catalog', '2.0.0-b', { '@souk/wish': '1.0.0' })], shell)).toThrow(
    'which the shell does not share',
  );
  expect(readSet(dir).seq).toBe(0);
});

test('a share out of bounds and a version that was never published are refused', () => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  expect(() => canary(dir, 'catalog', '1.0.0-a', 101)).toThrow('up to 100');
  expect(() => canary(dir, 'catalog', '9.9.9-z', 5)).toThrow('is not published here');
  expect(() => rollback(dir, 'catalog')).toThrow('no earlier version');
});

test('twenty writers at once lose nothing', async () => {
  changeSet(dir, () => ({}));
  const script = `import { changeSet } from ${JSON.stringify(join(import.meta.dirname ?? __dirname, 'index.mjs'))};
    changeSet(${JSON.stringify(dir)}, (remotes) => ({ ...remotes, [process.argv[1]]: { stable: { name: process.argv[1], version: '1' } } }));`;
  const writers = Array.from({ length: 20 }, (_, i) =>
    spawn(process.execPath, ['--input-type=module', '-e', script, `remote${i}`]),
  );
  await Promise.all(writers.map((writer) => new Promise((resolve) => writer.on('exit', resolve))));
  expect(Object.keys(readSet(dir).remotes)).toHaveLength(20);
});
