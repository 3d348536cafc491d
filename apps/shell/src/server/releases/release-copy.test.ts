/** @jest-environment node */
import { openBucketStandIn } from '@souk/release/bucket-stand-in';
import { commands } from '@souk/release/commands';
import { openReleaseStore } from '@souk/release/release-store';
import { runOnStore } from '@souk/release/run-on-store';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveReleased } from '../released-files';
import { ReleaseRegistry } from './registry';
import { openReleaseCopy, type ReleaseCopy } from './release-copy';
import { log } from '../log';

/** Of `npm run test:s3`. */
const realUrl = process.env['TEST_STORAGE_URL'];

let bucket: Awaited<ReturnType<typeof openBucketStandIn>>;
let dir: string;
let said: string[];
const opened: { close: () => void }[] = [];
beforeAll(async () => {
  bucket = await openBucketStandIn();
});
afterAll(() => bucket.close());
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'souk-release-copy-'));
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  process.env['RELEASE_PRIVATE_KEY'] = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  process.env['RELEASE_PUBLIC_KEY'] = String(publicKey.export({ type: 'spki', format: 'pem' }));
  bucket.objects.clear();
  bucket.requests.length = 0;
  Object.assign(bucket.faults, { isDown: false, ignoresConditions: false });
  said = [];
  for (const level of ['info', 'warn', 'error'] as const)
    jest.spyOn(log, level).mockImplementation((...line) => void said.push(line.join(' ')));
});
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
  for (const name of ['RELEASE_PRIVATE_KEY', 'RELEASE_PUBLIC_KEY']) delete process.env[name];
  rmSync(dir, { recursive: true, force: true });
  jest.restoreAllMocks();
});

const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A build as tools/build leaves it. @returns its folder */
const build = (name: string, version: string) => {
  const dist = join(dir, `dist-${name}-${version}`);
  const files = { 'remoteEntry.js': `/* ${name} ${version} */`, 'late.js': `/* late ${version} */` };
  const bundle = `exports.name = '${version}'; exports.modules = {};`;
  for (const side of ['client', 'server']) mkdirSync(join(dist, side), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dist, 'client', file), text);
  writeFileSync(join(dist, 'server/server.cjs'), bundle);
  const release = {
    name,
    version,
    owner: '@team',
    globalName: name,
    entry: 'remoteEntry.js',
    exposes: {},
    routes: [],
    slots: {},
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, { integrity: sri(text), bytes: 9 }])),
    server: { entry: 'server.cjs', files: { 'server.cjs': { integrity: sri(bundle) } } },
    shared: {},
    contracts: {},
  };
  writeFileSync(join(dist, 'release.json'), JSON.stringify(release));
  return dist;
};

type Work = (folder: string) => unknown;
const kinds: [string, () => string][] = [
  ['a folder', () => join(dir, 'store')],
  ['a bucket', () => `${bucket.url}/releases`],
  ...(realUrl ? [['a real bucket', () => `${realUrl}/${dir.split('/').at(-1)}`] as [string, () => string]] : []),
];

const release = (address: string, name: 'publish' | 'rollback' | 'store', ...remotes: string[]) => {
  const work: Work = (folder) =>
    commands[name].run(
      folder,
      remotes.map((remote) => ({ name: remote })),
      {},
    );
  return runOnStore(openReleaseStore(address), { command: { name, ...commands[name] }, work, keysDir: dir });
};

/** A pod: its own folder, its copy and its registry. */
const startPod = async (releaseStore: string, name = 'pod', env: NodeJS.ProcessEnv = process.env) => {
  const releaseDir = join(dir, name);
  const copy = await openReleaseCopy({ releaseDir, releaseStore }, env);
  const registry = new ReleaseRegistry(releaseDir, { processName: name });
  copy.follow(() => registry.refresh());
  opened.push(copy, registry);
  return { copy, registry, releaseDir };
};
const versionAt = ({ set }: ReleaseRegistry) => set.remotes['catalog']?.stable.version;
/** Waits until it holds. @returns how long that took, in ms */
const until = async (holds: () => boolean) => {
  const begun = performance.now();
  while (!holds()) {
    if (performance.now() - begun > 20_000) throw new Error('it never held');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return performance.now() - begun;
};

/** The files that a pod serves to browsers. */
const serve = async (releaseDir: string, copy: ReleaseCopy) => {
  const server = createServer(serveReleased(releaseDir, (_req, path) => copy.fetchFile(path)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push({ close: () => void server.close() });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/remotes`;
  return async (path: string) => {
    const reply = await fetch(origin + path, { headers: { connection: 'close' } });
    return reply.ok ? reply.text() : reply.status;
  };
};

describe.each(kinds)('a shell server with a release store in %s', (_kind, address) => {
  test('it starts from nothing, takes a release within seconds, and a rollback is seen by two', async () => {
    await release(address(), 'publish', build('catalog', '1.0.0-a'));
    const pods = [await startPod(address(), 'one'), await startPod(address(), 'two')];
    const all = (version: string) => () => pods.every(({ registry }) => versionAt(registry) === version);
    expect(all('1.0.0-a')()).toBe(true);
    await release(address(), 'publish', build('catalog', '1.0.0-b'));
    expect(await until(all('1.0.0-b'))).toBeLessThan(10_000);
    await release(address(), 'rollback', 'catalog');
    expect(await until(all('1.0.0-a'))).toBeLessThan(10_000);
    expect(pods.map(({ copy }) => copy.state())).toEqual(['ready', 'ready']);
  });

  test('a file that is not here is fetched through, of a version that is live or was; nothing else is', async () => {
    await release(address(), 'publish', build('catalog', '1.0.0-a'));
    await release(address(), 'publish', build('catalog', '1.0.0-b'));
    await release(address(), 'publish', build('catalog', '1.0.0-c'));
    await release(address(), 'publish', build('catalog', '1.0.0-d'));
    await release(address(), 'store', build('catalog', '1.0.0-e'));
    const { copy, releaseDir } = await startPod(address());
    const ask = await serve(releaseDir, copy);
    // Somebody else's object keeps nobody from looking back further.
    await openReleaseStore(address()).write('history/000002.json', '{"seq":2}');
    rmSync(join(releaseDir, 'catalog/1.0.0-d/client'), { recursive: true });
    expect(await ask('/catalog/1.0.0-d/client/late.js')).toBe('/* late 1.0.0-d */');
    expect(existsSync(join(releaseDir, 'catalog/1.0.0-a'))).toBe(false);
    expect(await ask('/catalog/1.0.0-a/client/late.js')).toBe('/* late 1.0.0-a */');
    // No signature covers what was only stored, nor a file that the release does not name.
    expect(await ask('/catalog/1.0.0-e/client/late.js')).toBe(404);
    expect(await ask('/catalog/1.0.0-a/client/other.js')).toBe(404);
  });

  test('bytes that were changed in the store are neither taken nor served: the last set stays, and one line says why', async () => {
    await release(address(), 'publish', build('catalog', '1.0.0-a'));
    await release(address(), 'publish', build('catalog', '1.0.0-b'));
    const { copy, registry, releaseDir } = await startPod(address());
    const ask = await serve(releaseDir, copy);
    const store = openReleaseStore(address());
    for (const key of ['late.js', 'late.js.br']) await store.write(`catalog/1.0.0-a/client/${key}`, '/* tampered */');
    rmSync(join(releaseDir, 'catalog/1.0.0-a/client'), { recursive: true });
    expect(await ask('/catalog/1.0.0-a/client/late.js')).toBe(404);
    expect(said.join()).toContain('catalog/1.0.0-a/client/late.js in the release store is not what was released');
    expect(versionAt(registry)).toBe('1.0.0-b');
    await store.write('catalog/1.0.0-b/server/server.cjs', 'process.exit(1)');
    await expect(startPod(address(), 'fresh')).rejects.toThrow(
      'server.cjs in the release store is not what was released',
    );
  });

  test('a document that is not signed, or is older, is refused in one line, and the last set stays', async () => {
    await release(address(), 'publish', build('catalog', '1.0.0-a'));
    const store = openReleaseStore(address());
    const first = readFileSync(await copyOf(address(), 'release.json'), 'utf8');
    await release(address(), 'publish', build('catalog', '1.0.0-b'));
    const { registry } = await startPod(address());
    await store.write('release.json', first);
    await until(() => said.some((line) => line.includes('it is number 1, older than 2, which was in use')));
    await store.write('release.json', first.replaceAll('1.0.0-a', '1.0.0-c'));
    await until(() => said.some((line) => line.includes('its signature does not fit its content')));
    expect(versionAt(registry)).toBe('1.0.0-b');
  });
});

/** A copy of one object as a file. */
const copyOf = async (address: string, key: string) => {
  const found = await openReleaseStore(address).read(key);
  const file = join(dir, 'object');
  writeFileSync(file, found && found !== 'same' ? found.bytes : '');
  return file;
};

const bucketAddress = () => `${bucket.url}/releases`;

test('a pod that starts without storage takes its last set and says so; when the storage is back, so are releases', async () => {
  await release(bucketAddress(), 'publish', build('catalog', '1.0.0-a'));
  (await startPod(bucketAddress())).copy.close();
  bucket.faults.isDown = true;
  const { copy, registry } = await startPod(bucketAddress());
  expect([copy.state(), versionAt(registry)]).toEqual(['not reached', '1.0.0-a']);
  const line = 'releases of s3://bucket/releases are not taken, the last set stays: GET release.json: 403 AccessDenied';
  expect(said.filter((each) => each.startsWith('releases of'))).toEqual([line]);
  bucket.faults.isDown = false;
  await release(bucketAddress(), 'publish', build('catalog', '1.0.0-b'));
  await until(() => versionAt(registry) === '1.0.0-b');
  expect(copy.state()).toBe('ready');
  expect(said).toContain('releases of s3://bucket/releases are taken again');
});

test('storage that is gone for a while changes nothing that is live, and is told once', async () => {
  await release(bucketAddress(), 'publish', build('catalog', '1.0.0-a'));
  const { copy, registry } = await startPod(bucketAddress());
  bucket.faults.isDown = true;
  await until(() => copy.state() === 'not reached');
  const asked = bucket.requests.length;
  await until(() => bucket.requests.length > asked + 1);
  expect(versionAt(registry)).toBe('1.0.0-a');
  expect(said.filter((each) => each.includes('are not taken'))).toHaveLength(1);
  bucket.faults.isDown = false;
  await until(() => copy.state() === 'ready');
});

test('a pod that never had a release says in one line what is missing', async () => {
  bucket.faults.isDown = true;
  await expect(startPod(bucketAddress())).rejects.toThrow(
    `There is no release in ${join(dir, 'pod')} and none comes from s3://bucket/releases: GET release.json: 403 AccessDenied`,
  );
  expect(said).toEqual([]);
  bucket.faults.isDown = false;
  await expect(startPod(bucketAddress())).rejects.toThrow('has no release.json: publish something first');
  await expect(startPod(bucketAddress(), 'pod', {})).rejects.toThrow('set RELEASE_PUBLIC_KEY, or put it into');
});

test('storage that ignores conditions is refused at the start', async () => {
  await release(bucketAddress(), 'publish', build('catalog', '1.0.0-a'));
  bucket.faults.ignoresConditions = true;
  await expect(startPod(bucketAddress())).rejects.toThrow(/^s3:\/\/bucket\/releases ignores If-None-Match: .*$/);
});

test('a document that has not changed is not sent again, and files travel compressed', async () => {
  await release(bucketAddress(), 'publish', build('catalog', '1.0.0-a'));
  bucket.requests.length = 0;
  await startPod(bucketAddress());
  const asked = bucket.requests.map(({ key }) => key);
  expect(asked).toContain('releases/catalog/1.0.0-a/client/late.js.br');
  expect(asked).not.toContain('releases/catalog/1.0.0-a/client/late.js');
  const looks = () => bucket.requests.filter(({ key }) => key === 'releases/release.json');
  const count = looks().length;
  await until(() => looks().length > count + 1);
  expect(looks().at(-1)?.headers['if-none-match']).toMatch(/^"/);
});
