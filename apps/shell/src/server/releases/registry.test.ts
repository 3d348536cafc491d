/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '@souk/api-client';
import { changeSet, signSet } from '@souk/release';
import { ReleaseRegistry } from './registry';
import { releaseFolder } from './registry.fixture';
import { log } from '../log';

let folder: ReturnType<typeof releaseFolder>;
let said: jest.SpyInstance;
const open: ReleaseRegistry[] = [];
const registry = (options = {}) => {
  const made = new ReleaseRegistry(folder.dir, options);
  open.push(made);
  return made;
};

beforeEach(() => {
  folder = releaseFolder();
  said = jest.spyOn(log, 'error').mockImplementation(() => {});
  jest.spyOn(log, 'info').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  for (const each of open.splice(0)) each.close();
  folder.remove();
  jest.restoreAllMocks();
});

const versionIn = (registryNow: ReleaseRegistry, visitor: string | null = null) =>
  registryNow.snapshotFor(visitor).set.remotes['catalog']?.version;

test('a public key that is set to nothing is not set: the one beside the builds proves the releases', () => {
  folder.live({ catalog: { stable: folder.build('catalog', '1.0.0-a') } });
  process.env['RELEASE_PUBLIC_KEY'] = '';
  try {
    expect(versionIn(registry())).toBe('1.0.0-a');
  } finally {
    delete process.env['RELEASE_PUBLIC_KEY'];
  }
});

const spoilFile = (text: string, file: string) =>
  text.replace(/"remoteEntry\.js": \{[^}]*\}/g, `"remoteEntry.js": ${file}`);

const spoiled: [string, (text: string) => string, string][] = [
  ['malformed', () => '{"seq":', 'it is not a release document'],
  ['of another shape', () => '{"seq":9,"setId":"x","remotes":{"catalog":{}}}', 'it is not a release document'],
  ['without a time', (text) => text.replace(/"createdAt": ".*",/, ''), 'it is not a release document'],
  [
    'of a file that has no hash',
    (text) => spoilFile(text, 'null'),
    'it is not a release document: catalog is not described',
  ],
  [
    'of a page without a path',
    (text) => text.replaceAll('"routes": []', '"routes": [7]'),
    'it is not a release document: catalog',
  ],
  ['unsigned', (text) => text.replace(/"signature": ".*"/, '"signature": ""'), 'its signature does not fit'],
  ['without a signature', (text) => text.replace(/,\s+"signature": ".*"/, ''), 'its signature does not fit'],
  ['changed by hand', (text) => text.replaceAll('1.0.0-b', '1.0.0-a'), 'its signature does not fit'],
];

test.each(spoiled)('a document that is %s is refused with one line, the last good set stays', (_what, spoil, why) => {
  folder.live({ catalog: { stable: folder.build('catalog', '1.0.0-a') } });
  folder.live({ catalog: { stable: folder.build('catalog', '1.0.0-b') } });
  const live = registry();
  folder.write(spoil(readFileSync(join(folder.dir, 'release.json'), 'utf8')));
  live.refresh();
  live.refresh();
  expect(versionIn(live)).toBe('1.0.0-b');
  expect(said).toHaveBeenCalledTimes(1);
  const [line] = said.mock.calls[0] as [string];
  expect(line).toContain(`release.json is refused, set ${live.set.setId} stays: ${why}`);
  expect(line).not.toContain('\n');
});

test('an old document that was played back is refused, also by a server that was started anew', () => {
  folder.live({ catalog: { stable: folder.build('catalog', '1.0.0-a') } });
  folder.live({ catalog: { stable: folder.build('catalog', '1.0.0-b') } });
  const live = registry();
  folder.write(readFileSync(join(folder.dir, 'history/000001.json'), 'utf8'));
  live.refresh();
  expect(versionIn(live)).toBe('1.0.0-b');
  expect(said.mock.calls[0][0]).toContain('it is number 1, older than 2, which was in use');
  expect(versionIn(registry())).toBe('1.0.0-b');
});

test('a document that names a file which is not there, or a file without a hash, is refused', () => {
  folder.live({ catalog: { stable: folder.build('catalog', '1.0.0-a') } });
  const live = registry();
  folder.live({ catalog: { stable: folder.build('catalog', '1.0.0-b') } });
  rmSync(join(folder.dir, 'catalog/1.0.0-b/client/remoteEntry.js'));
  live.refresh();
  expect(said.mock.lastCall[0]).toContain('catalog 1.0.0-b names client/remoteEntry.js, which is not there');
  const { signature: _signature, ...set } = folder.live({ catalog: { stable: folder.build('catalog', '1.0.0-c') } });
  set.remotes.catalog.stable.files = {};
  folder.write(JSON.stringify({ ...set, signature: signSet(folder.dir, set) }));
  live.refresh();
  expect(said.mock.lastCall[0]).toContain('catalog 1.0.0-c has no hash for remoteEntry.js');
  expect(versionIn(live)).toBe('1.0.0-a');
});

test('a document that disappears leaves the last good set, and one that comes back is taken', () => {
  folder.live({ catalog: { stable: folder.build('catalog', '1.0.0-a') } });
  const live = registry();
  const text = readFileSync(join(folder.dir, 'release.json'), 'utf8');
  rmSync(join(folder.dir, 'release.json'));
  live.refresh();
  expect(versionIn(live)).toBe('1.0.0-a');
  writeFileSync(join(folder.dir, 'release.json'), text);
  folder.live({ catalog: { stable: folder.build('catalog', '1.0.0-b') } });
  live.refresh();
  expect(versionIn(live)).toBe('1.0.0-b');
});

test('another document under the number in use is refused', () => {
  const before = folder.live({ catalog: { stable: folder.build('catalog', '1.0.0-a') } });
  const live = registry();
  const { signature: _signature, ...forked } = { ...before, setId: 'forked' };
  folder.write(JSON.stringify({ ...forked, signature: signSet(folder.dir, forked) }));
  live.refresh();
  expect(said.mock.lastCall[0]).toContain('another number 1');
});

test('a server bundle whose bytes were changed is not run; the version that is known to work is', () => {
  const last = folder.build('catalog', '1.0.0-a');
  const stable = folder.build('catalog', '1.0.0-b');
  folder.live({ catalog: { stable, last } });
  writeFileSync(join(folder.dir, 'catalog/1.0.0-b/server/server.cjs'), 'globalThis.tampered = true;');
  expect(versionIn(registry())).toBe('1.0.0-a');
  expect('tampered' in globalThis).toBe(false);
});

test('a remote that does not fit this shell is never shown: the one before it is, else its wall names the reason', () => {
  const shell = { shared: { '@souk/state': '2.0.0' }, contracts: { gives: {}, shows: {} } };
  const misfit = { shared: { '@souk/state': '3.0.0' } } as object;
  const last = folder.build('catalog', '1.0.0-a', undefined, { shared: { '@souk/state': '2.0.0+abc' } } as object);
  const stable = folder.build('catalog', '1.0.0-b', undefined, misfit);
  const alone = folder.build('account', '1.0.0-x', undefined, misfit);
  folder.live({ catalog: { stable, last }, account: { stable: alone } });
  const live = registry({ shell });
  expect(versionIn(live)).toBe('1.0.0-a');
  expect(live.snapshotFor(null).set.remotes['account']?.refused).toBe(
    'was built with @souk/state 3.0.0; the shell has 2.0.0',
  );
  expect(live.snapshotFor(null).bundles['account']).toBeInstanceOf(Error);
});

test('a canary that fails more than the stable version is taken out of use; the document is not needed for it', () => {
  const stable = folder.build('catalog', '1.0.0-a');
  const release = folder.build('catalog', '1.0.0-b');
  folder.live({ catalog: { stable, canary: { release, percent: 100, salt: 's' } } });
  const live = registry();
  expect(versionIn(live, 'visitor')).toBe('1.0.0-b');
  const tell = (version: string, outcome: 'shown' | 'failed', times: number) => {
    for (let i = 0; i < times; i++) live.note({ remote: 'catalog', version, outcome, ms: 5 });
  };
  tell('1.0.0-a', 'shown', 400);
  tell('1.0.0-b', 'shown', 40);
  tell('1.0.0-b', 'failed', 4);
  expect(versionIn(live, 'visitor')).toBe('1.0.0-b'); // four bad lines are no verdict
  tell('1.0.0-b', 'failed', 6);
  expect(versionIn(live, 'visitor')).toBe('1.0.0-a');
  expect(live.errors.figures('catalog', '1.0.0-b')).toMatchObject({ loads: 50, failed: 10, errorRate: 0.2 });
});

test('the version before is no canary of the one after it: a few failures do not take it from those who need it', () => {
  const last = folder.build('catalog', '1.0.0-a');
  folder.live({ catalog: { stable: folder.build('catalog', '1.0.0-b'), last } });
  const live = registry();
  for (let i = 0; i < 40; i++)
    live.note({ remote: 'catalog', version: '1.0.0-a', outcome: i % 4 ? 'shown' : 'failed', ms: 5 });
  expect(live.fallbackVersion('catalog', '1.0.0-b')?.version).toBe('1.0.0-a');
});

test('a stable version that fails is an alert in the log, said once, and stays what everybody gets', () => {
  const said = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  const stable = folder.build('catalog', '1.0.0-b');
  const last = folder.build('catalog', '1.0.0-a');
  folder.live({ catalog: { stable, last } });
  const live = registry();
  for (let i = 0; i < 40; i++) live.note({ remote: 'catalog', version: '1.0.0-b', outcome: 'failed', ms: 5 });
  expect(said.mock.calls).toEqual([['catalog 1.0.0-b failed 10 of 10 times: npm run release -- rollback catalog']]);
  said.mockRestore();
  expect(versionIn(live)).toBe('1.0.0-b');
  expect(live.fallbackVersion('catalog', '1.0.0-b')?.version).toBe('1.0.0-a');
  expect(live.errors.isBroken('catalog', '1.0.0-b')).toBe(false);
});

test('where everything fails as often, by a bad line say, the canary stays', () => {
  const stable = folder.build('catalog', '1.0.0-a');
  const release = folder.build('catalog', '1.0.0-b');
  folder.live({ catalog: { stable, canary: { release, percent: 50, salt: 's' } } });
  const live = registry();
  for (let i = 0; i < 200; i++)
    for (const version of ['1.0.0-a', '1.0.0-b'])
      live.note({ remote: 'catalog', version, outcome: i % 10 ? 'shown' : 'failed', ms: 5 });
  expect(live.errors.isBroken('catalog', '1.0.0-b')).toBe(false);
});

test('all processes of a store come to one verdict, by what all of them saw', async () => {
  const stable = folder.build('catalog', '1.0.0-a');
  const release = folder.build('catalog', '1.0.0-b');
  folder.live({ catalog: { stable, canary: { release, percent: 100, salt: 's' } } });
  const processes = ['one', 'two', 'three'].map((processName) => registry({ processName }));
  const fail = (live: ReleaseRegistry) =>
    live.note({ remote: 'catalog', version: '1.0.0-b', outcome: 'failed', ms: 5 });
  for (const live of processes) for (let i = 0; i < 2; i++) fail(live);
  const versions = () => processes.map((live) => versionIn(live, 'visitor'));
  expect(versions()).toEqual(['1.0.0-b', '1.0.0-b', '1.0.0-b']);
  for (let round = 0; round < 2; round++) for (const live of processes) await live.judgeTogether();
  expect(versions()).toEqual(['1.0.0-a', '1.0.0-a', '1.0.0-a']);
  const late = registry({ processName: 'four' });
  await late.judgeTogether();
  expect(versionIn(late, 'visitor')).toBe('1.0.0-a');
  expect(late.errors.figures('catalog', '1.0.0-b')).toMatchObject({ loads: 6, failed: 6 });
});

test('a verdict whose consequences fail ends neither the server nor the next verdict, and is told', async () => {
  const stable = folder.build('catalog', '1.0.0-a');
  const release = folder.build('catalog', '1.0.0-b');
  folder.live({ catalog: { stable, canary: { release, percent: 100, salt: 's' } } });
  const first = registry({ processName: 'one' });
  for (let i = 0; i < 8; i++) first.note({ remote: 'catalog', version: '1.0.0-b', outcome: 'failed', ms: 5 });
  await first.judgeTogether();
  const failing = () => {
    throw new Error('the cache is out');
  };
  const second = registry({ processName: 'two', onChange: failing });
  await second.judgeTogether();
  expect(versionIn(second, 'visitor')).toBe('1.0.0-a');
  expect(said).toHaveBeenCalledWith('cached pages are not of the versions in use: the cache is out');
  folder.live({ catalog: { stable: release } });
  second.refresh();
  expect(versionIn(second)).toBe('1.0.0-b');
  expect(said.mock.calls.flat().join()).not.toContain('is refused');
});

test('an exchange that fails in a way that nobody thought of ends neither the server nor the next exchange', async () => {
  const stable = folder.build('catalog', '1.0.0-a');
  const release = folder.build('catalog', '1.0.0-b');
  folder.live({ catalog: { stable, canary: { release, percent: 100, salt: 's' } } });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const live = registry();
  const swap = jest.spyOn(live.exchange, 'swap').mockRejectedValueOnce(new Error('not thought of'));
  await jest.advanceTimersByTimeAsync(2_100);
  expect(said.mock.calls).toEqual([['canaries were not judged together: not thought of']]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(swap).toHaveBeenCalledTimes(2);
});

test('a server in the place of another begins with its verdicts', async () => {
  const stable = folder.build('catalog', '1.0.0-a');
  const release = folder.build('catalog', '1.0.0-b');
  folder.live({ catalog: { stable, canary: { release, percent: 100, salt: 's' } } });
  const before = registry({ processName: 'before' });
  for (let i = 0; i < 8; i++) before.note({ remote: 'catalog', version: '1.0.0-b', outcome: 'failed', ms: 5 });
  await before.judgeTogether();
  before.close();
  const after = registry({ processName: 'after' });
  await after.judgeTogether();
  expect(versionIn(after, 'visitor')).toBe('1.0.0-a');
});

test('a canary that fails for everybody is found out after five visitors, and forgotten when it leaves the set', () => {
  const stable = folder.build('catalog', '1.0.0-a');
  const release = folder.build('catalog', '1.0.0-b');
  const set = { catalog: { stable, canary: { release, percent: 100, salt: 's' } } };
  folder.live(set);
  const live = registry();
  const fail = (times: number) => {
    for (let i = 0; i < times; i++) live.note({ remote: 'catalog', version: '1.0.0-b', outcome: 'failed', ms: 5 });
  };
  fail(4);
  expect(versionIn(live, 'visitor')).toBe('1.0.0-b');
  fail(1);
  expect(versionIn(live, 'visitor')).toBe('1.0.0-a');
  for (const next of [{ catalog: { stable } }, set]) {
    changeSet(folder.dir, () => next);
    folder.touch();
    live.refresh();
  }
  expect(versionIn(live, 'visitor')).toBe('1.0.0-b');
});

test('a file that comes after the document that names it is found without another change of the document', () => {
  folder.live({ catalog: { stable: folder.build('catalog', '1.0.0-a') } });
  const live = registry();
  const next = folder.build('catalog', '1.0.0-b');
  const late = join(folder.dir, 'catalog/1.0.0-b/client/remoteEntry.js');
  const text = readFileSync(late, 'utf8');
  folder.live({ catalog: { stable: next } });
  rmSync(late);
  live.refresh();
  expect(versionIn(live)).toBe('1.0.0-a');
  writeFileSync(late, text);
  live.refresh();
  expect(versionIn(live)).toBe('1.0.0-b');
  expect(said).toHaveBeenCalledTimes(1);
});

test('while keys are changed a server takes what either key signed', () => {
  folder.live({ catalog: { stable: folder.build('catalog', '1.0.0-a') } });
  const file = join(folder.dir, 'keys/release.pub');
  const own = readFileSync(file, 'utf8');
  const { publicKey } = generateKeyPairSync('ed25519');
  const other = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  writeFileSync(file, other + own);
  expect(versionIn(registry())).toBe('1.0.0-a');
  writeFileSync(file, other);
  expect(() => registry()).toThrow('its signature does not fit its content');
});

test('a server that starts beside a bad document takes the last good set, says why, and the next good document', () => {
  folder.live({ catalog: { stable: folder.build('catalog', '1.0.0-a') } });
  folder.live({ catalog: { stable: folder.build('catalog', '1.0.0-b') } });
  const good = readFileSync(join(folder.dir, 'release.json'), 'utf8');
  const forged = JSON.stringify({ ...(JSON.parse(good) as object), seq: 9, signature: 'AAAA' });
  folder.write(forged);
  writeFileSync(join(folder.dir, 'history/000009.json'), forged);
  const live = registry();
  expect(versionIn(live)).toBe('1.0.0-b');
  expect(said.mock.calls).toEqual([[expect.stringContaining('its signature does not fit its content')]]);
  folder.write(good);
  folder.live({ catalog: { stable: folder.build('catalog', '1.0.0-c') } });
  live.refresh();
  expect(versionIn(live)).toBe('1.0.0-c');
});

test('a version that fails to render three times is left to browsers for half a minute, alone', () => {
  const build = (name: string) =>
    folder.build(name, '1.0.0-a', `exports.modules = { fail() { throw new Error('x') } };`);
  folder.live({ catalog: { stable: build('catalog') }, account: { stable: build('account') } });
  let now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const live = registry();
  const failure = () => {
    const bundle = live.snapshotFor(null).bundles['catalog'] as unknown as { modules: { fail: () => void } };
    try {
      bundle.modules.fail();
    } catch (error) {
      return error as Error; // the one that the bundle above throws
    }
    throw new Error('It did not fail');
  };
  // data that the api did not give, asked for by the same code
  for (let i = 0; i < 3; i++)
    live.recordFailure(Object.assign(new ApiError({ code: 500 }), { stack: failure().stack }));
  expect(live.snapshotFor(null).bundles['catalog']).not.toBeInstanceOf(Error);
  for (let i = 0; i < 3; i++) live.recordFailure(failure());
  expect(live.snapshotFor(null).bundles['catalog']).toBeInstanceOf(Error);
  expect(live.snapshotFor(null).bundles['account']).not.toBeInstanceOf(Error);
  now += 30_001;
  expect(live.snapshotFor(null).bundles['catalog']).not.toBeInstanceOf(Error);
});
