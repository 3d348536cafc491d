import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openBucketStandIn } from './bucket-stand-in.fixture.mjs';
import { buildIn } from '../build.fixture.mjs';
import { commands } from '../commands.mjs';
import { readWords } from '../words.mjs';
import { openReleaseStore } from './release-store.mjs';
import { runOnStore } from './run-on-store.mjs';

/** Of `npm run test:s3`. */
const realUrl = process.env.TEST_STORAGE_URL;
const pem = { private: { type: 'pkcs8', format: 'pem' }, public: { type: 'spki', format: 'pem' } };

let bucket;
let dir;
beforeAll(async () => {
  bucket = await openBucketStandIn();
});
afterAll(() => bucket.close());
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'souk-on-store-'));
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  process.env.RELEASE_PRIVATE_KEY = privateKey.export(pem.private);
  process.env.RELEASE_PUBLIC_KEY = publicKey.export(pem.public);
  process.env.PREVIEW_PRIVATE_KEY = privateKey.export(pem.private);
  bucket.objects.clear();
  bucket.faults.ignoresConditions = false;
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
  for (const name of ['RELEASE_PRIVATE_KEY', 'RELEASE_PUBLIC_KEY', 'PREVIEW_PRIVATE_KEY']) delete process.env[name];
  jest.restoreAllMocks();
});

const build = (name, version, more) => buildIn(dir, name, version, more);

/** One command as the command line gives it. @param meanwhile what another does after this one has read the store */
const release = (store, words, { meanwhile, by = 'ada', ...flags } = {}) => {
  const [name, ...rest] = words;
  const items = readWords(name, rest, commands[name]);
  let isFirst = true;
  const work = async (folder) => {
    const options = { ...flags, by: { command: words.join(' '), author: by }, isDryRun: false };
    const answer = await commands[name].run(folder, items, options);
    if (isFirst) await meanwhile?.();
    isFirst = false;
    return answer;
  };
  return runOnStore(store, { command: { name, ...commands[name], ...flags }, work, keysDir: join(dir, 'nothing') });
};
const live = async (store) => (await release(store, ['status'])).data;
const textOf = async (store, key) => String((await store.read(key))?.bytes);

const kinds = [
  ['a folder', () => join(dir, 'store')],
  ['a bucket', () => `${bucket.url}/releases`],
  ...(realUrl ? [['a real bucket', () => `${realUrl}/${dir.split('/').at(-1)}`]] : []),
];

describe.each(kinds)('releasing on %s', (_kind, address) => {
  let store;
  beforeEach(() => (store = openReleaseStore(address())));

  test('a build is published, shown to a share, promoted, taken back and retired, each by its command', async () => {
    await release(store, ['publish', build('shell', '1.0.0-s'), build('catalog', '1.0.0-a')]);
    await release(store, ['store', build('catalog', '1.0.0-b')]);
    expect((await release(store, ['versions', 'catalog'])).data.sort()).toEqual(['1.0.0-a', '1.0.0-b']);
    await release(store, ['canary', 'catalog', '1.0.0-b', '5%']);
    expect((await live(store)).remotes.catalog.canary).toEqual({ version: '1.0.0-b', percent: 5 });
    expect((await release(store, ['link', 'catalog', '1.0.0-b'])).data.versions).toEqual({ catalog: '1.0.0-b' });
    await release(store, ['promote', 'catalog']);
    await release(store, ['rollback', 'catalog']);
    expect((await live(store)).remotes.catalog.version).toBe('1.0.0-a');
    expect((await release(store, ['check', build('catalog', '1.0.0-c')])).data.ok).toBe(true);
    await release(store, ['retire', 'catalog']);
    expect(await live(store)).toMatchObject({ seq: 5, shell: '1.0.0-s', remotes: {} });
    const changes = (await release(store, ['history'])).data;
    expect(changes.map(({ seq }) => seq)).toEqual([5, 4, 3, 2, 1]);
    expect((await store.list('')).map(({ key }) => key).filter((key) => /lock|probe|keys/.test(key))).toEqual([]);
  });

  test('of two publishers of one remote the second changes nothing and hears who was first and what to do', async () => {
    await release(store, ['publish', build('catalog', '1.0.0-a')]);
    const [ours, theirs] = [build('catalog', '1.0.0-b'), build('catalog', '1.0.0-c')];
    const late = release(store, ['publish', ours], {
      meanwhile: () => release(store, ['publish', theirs], { by: 'grace' }),
    });
    await expect(late).rejects.toThrow(
      /^Nothing was changed: grace was first with catalog \(number 2, .*\): look at npm run release -- status, then run your command again if it is still right$/,
    );
    expect(await live(store)).toMatchObject({ seq: 2, remotes: { catalog: { version: '1.0.0-c' } } });
    await release(store, ['publish', ours]);
    expect(await live(store)).toMatchObject({ seq: 3, remotes: { catalog: { version: '1.0.0-b' } } });
  });

  test('two who publish different remotes at once are both live, the second built upon the first', async () => {
    await release(store, ['publish', build('catalog', '1.0.0-a'), build('account', '1.0.0-x')]);
    const other = build('account', '1.0.0-y');
    await release(store, ['publish', build('catalog', '1.0.0-b')], {
      meanwhile: () => release(store, ['publish', other]),
    });
    expect(await live(store)).toMatchObject({
      seq: 3,
      remotes: { catalog: { version: '1.0.0-b' }, account: { version: '1.0.0-y' } },
    });
  });

  test('what would not fit that which another published meanwhile is refused', async () => {
    const gives = (...names) => ({ contracts: { gives: { '@souk/state': names } } });
    const uses = (...names) => ({ contracts: { uses: { '@souk/state': names } } });
    await release(store, ['publish', build('shell', '1.0.0-s', gives('useCart', 'useWish'))]);
    const other = build('shell', '1.1.0-t', gives('useCart'));
    const late = release(store, ['publish', build('catalog', '1.0.0-a', uses('useWish'))], {
      meanwhile: () => release(store, ['publish', other]),
    });
    await expect(late).rejects.toThrow('uses useWish of @souk/state, which the shell does not give');
    expect((await live(store)).remotes).toEqual({});
  });

  test('files come before the document that names them, and a build counts as stored with its last file', async () => {
    const written = [];
    const watched = {
      ...store,
      replace: (key, ...rest) => (written.push(key), store.replace(key, ...rest)),
    };
    await release(watched, ['publish', build('catalog', '1.0.0-a')]);
    const own = written.filter((key) => !key.startsWith('probe/'));
    expect(own.slice(-3)).toEqual(['catalog/1.0.0-a/release.json', 'release.json', 'history/000001.json']);
    await store.remove('catalog/1.0.0-a/release.json');
    await expect(release(store, ['versions', 'catalog'])).rejects.toThrow('Nothing of catalog is stored');
  });

  test('a stored version whose bytes were changed is not promoted; publishing the same build again mends it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await release(store, ['publish', build('catalog', '1.0.0-a')]);
    const next = build('catalog', '1.0.0-b');
    await release(store, ['store', next]);
    const entry = 'catalog/1.0.0-b/client/remoteEntry.js';
    await store.write(entry, '/* tampered */');
    await expect(release(store, ['promote', 'catalog', '1.0.0-b'])).rejects.toThrow('is not what was built');
    await release(store, ['publish', next]);
    expect(await textOf(store, entry)).toBe('/* catalog 1.0.0-b */');
    expect((await live(store)).remotes.catalog.version).toBe('1.0.0-b');
  });

  test('on top of a document that was changed by hand, or put back, nothing is published', async () => {
    await release(store, ['publish', build('catalog', '1.0.0-a')]);
    const old = await textOf(store, 'release.json');
    await release(store, ['publish', build('catalog', '1.0.0-b')]);
    await store.write('release.json', old);
    const next = build('account', '1.0.0-x');
    await expect(release(store, ['publish', next])).rejects.toThrow(
      `release.json is refused: it is number 1, older than 2, which was in use. Put the last good one back: cp ${store.name}/history/000002.json ${store.name}/release.json`,
    );
    await store.write('release.json', old.replace('1.0.0-a', '1.0.0-b'));
    await expect(release(store, ['publish', next])).rejects.toThrow('its signature does not fit its content');
  });

  test('the shell is known again by the digest of its release file, and rolled back from the whole history', async () => {
    await release(store, ['publish', build('shell', '1.0.0-s'), build('catalog', '1.0.0-a')]);
    await release(store, ['publish', build('shell', '1.1.0-t')]);
    for (let count = 0; count < 3; count += 1)
      await release(store, ['publish', build('catalog', `1.0.${count}-b`)], { days: 0 });
    await release(store, ['rollback', 'shell']);
    const { shell } = JSON.parse(await textOf(store, 'release.json'));
    expect(shell).toMatchObject({ version: '1.0.0-s', digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  test('prune deletes what no set of the last days names; where somebody published meanwhile everything stays', async () => {
    await release(store, ['publish', build('catalog', '1.0.0-a')]);
    await release(store, ['store', build('catalog', '1.0.0-b')]);
    const later = Date.now() + 8 * 86_400_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    const next = build('account', '1.0.0-x');
    const late = release(store, ['prune'], { meanwhile: () => release(store, ['publish', next]) });
    await expect(late).rejects.toThrow('Nothing was deleted: somebody published meanwhile. Run it again');
    expect((await release(store, ['versions', 'catalog'])).data.sort()).toEqual(['1.0.0-a', '1.0.0-b']);
    jest.spyOn(Date, 'now').mockReturnValue(later + 8 * 86_400_000); // what was put back counts as stored anew
    await release(store, ['prune']);
    expect((await release(store, ['versions', 'catalog'])).data).toEqual(['1.0.0-a']);
    expect(await store.list('catalog/1.0.0-b/')).toEqual([]);
  });

  test('an old build that is stored again to be tried counts as stored anew; one that is only copied does not', async () => {
    const [tried, live_, copied] = ['1.0.0-b', '1.0.0-a', '1.0.0-c'].map((version) => build('catalog', version));
    await release(store, ['publish', live_]);
    await release(store, ['store', tried]);
    await release(store, ['store', copied]);
    const at = async (version) => (await store.list(`catalog/${version}/release.json`))[0].at;
    const [before, other] = [await at('1.0.0-b'), await at('1.0.0-c')];
    await pause(1100); // a bucket tells whole seconds
    await release(store, ['store', tried]);
    await release(store, ['link', 'catalog', '1.0.0-c']);
    await release(store, ['canary', 'catalog', '1.0.0-c', '5%']);
    expect(await at('1.0.0-b')).toBeGreaterThan(before);
    expect(await at('1.0.0-c')).toBe(other);
  });
});

test('a bucket that ignores conditions is told to who publishes in one line, before anything is written', async () => {
  bucket.faults.ignoresConditions = true;
  const store = openReleaseStore(bucket.url);
  await expect(release(store, ['publish', build('catalog', '1.0.0-a')])).rejects.toThrow(
    /^s3:\/\/bucket ignores If-None-Match/,
  );
  expect([...bucket.objects.keys()]).toEqual([]);
});

test('without a key from outside nothing is signed: no pair is made that nobody else has', async () => {
  for (const name of ['RELEASE_PRIVATE_KEY', 'RELEASE_PUBLIC_KEY']) delete process.env[name];
  const publishing = release(openReleaseStore(bucket.url), ['publish', build('catalog', '1.0.0-a')]);
  await expect(publishing).rejects.toThrow('A release store holds no keys: set RELEASE_PRIVATE_KEY');
});

test('two jobs of the command line at once: each is live or hears in one line who was first', async () => {
  const env = { ...process.env, RELEASE_DIR: join(dir, 'own'), RELEASE_STORE: 's3://bucket', STORAGE_URL: bucket.url };
  const job = (...words) =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [join(__dirname, '../cli.mjs'), ...words], { env });
      let said = '';
      child.stderr.on('data', (text) => (said += String(text)));
      child.on('exit', (code) => resolve({ code, said }));
    });
  expect(await job('publish', build('catalog', '1.0.0-a'))).toEqual({ code: 0, said: '' });
  const ends = await Promise.all([
    job('publish', build('catalog', '1.0.0-b')),
    job('publish', build('catalog', '1.0.0-c')),
  ]);
  const { seq } = JSON.parse(String(bucket.objects.get('release.json').bytes));
  const told = ends.filter(({ code }) => code === 1);
  expect(seq).toBe(1 + ends.length - told.length);
  for (const { said } of told) expect(said).toMatch(/^Nothing was changed: .* was first with catalog/);
});
