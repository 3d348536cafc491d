import { spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIn } from './build.fixture.mjs';
import { changesIn } from './changes.mjs';
import {
  canary,
  changeSet,
  history,
  isSigned,
  promote,
  publish,
  readSet,
  rollback,
  signSet,
  storedRelease,
} from './index.mjs';

const cli = join(__dirname, 'cli.mjs');
const index = join(__dirname, 'index.mjs');

let dir;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'souk-hostile-'))));
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
  for (const name of ['RELEASE_PRIVATE_KEY', 'RELEASE_PUBLIC_KEY']) delete process.env[name];
  jest.restoreAllMocks();
});

const build = (name, version, more) => buildIn(dir, name, version, more);
const documentText = () => readFileSync(join(dir, 'release.json'), 'utf8');
const stable = (name = 'catalog') => readSet(dir).remotes[name].stable.version;

/** The command as a CI job gives it. @returns how it ended and what it said */
const job = (...args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [cli, ...args], { env: { ...process.env, RELEASE_DIR: dir } });
    let said = '';
    child.stderr.on('data', (text) => (said += String(text)));
    child.on('exit', (code) => resolve({ code, said }));
  });

/** A process that changes the set and is ended in the midst of it, as by a CI job that is cancelled. */
const endedWithin = (more = '') =>
  spawnSync(process.execPath, [
    '--input-type=module',
    '-e',
    `import { changeSet } from ${JSON.stringify(index)};
     ${more}
     changeSet(${JSON.stringify(dir)}, () => { process.kill(process.pid, 'SIGKILL'); return {}; });`,
  ]);

test('two jobs that promote at once are both applied', async () => {
  publish(dir, [build('catalog', '1.0.0-a'), build('account', '1.0.0-x')]);
  publish(dir, [build('catalog', '1.0.0-b'), build('account', '1.0.0-y')]);
  const ends = await Promise.all([job('promote', 'catalog', '1.0.0-a'), job('promote', 'account', '1.0.0-x')]);
  expect(ends.map(({ code }) => code)).toEqual([0, 0]);
  expect([stable(), stable('account'), readSet(dir).seq]).toEqual(['1.0.0-a', '1.0.0-x', 4]);
});

test('a writer that was killed leaves the last good set and no lock that holds the next one up', () => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  const before = documentText();
  endedWithin();
  expect(documentText()).toBe(before);
  expect(existsSync(join(dir, 'release.lock'))).toBe(true);
  const begun = performance.now();
  publish(dir, [build('catalog', '1.0.0-b')]);
  expect(stable()).toBe('1.0.0-b');
  expect(performance.now() - begun).toBeLessThan(10_000); // a lock of another machine is waited for longer
});

test('a set that was switched but not yet kept when its writer was killed is kept by the next', () => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  publish(dir, [build('catalog', '1.0.0-b')]);
  rmSync(join(dir, 'history/000002.json'));
  publish(dir, [build('catalog', '1.0.0-c')]);
  expect(history(dir).map(({ seq }) => seq)).toEqual([3, 2, 1]);
  rollback(dir, 'catalog');
  expect(stable()).toBe('1.0.0-b');
});

test('a build that was stored by halves is stored anew, and is no version meanwhile', () => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  const halves = join(dir, `catalog/1.0.0-b.${process.pid}`);
  buildIn(halves, 'catalog', 'left-behind');
  publish(dir, [build('catalog', '1.0.0-b')]);
  expect(readdirSync(join(dir, 'catalog')).sort()).toEqual(['1.0.0-a', '1.0.0-b']);
});

test('a writer whose lock was taken away while it was frozen switches nothing and is told to try again', () => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  const before = documentText();
  const late = () => changeSet(dir, () => (writeFileSync(join(dir, 'release.lock'), 'another'), {}));
  expect(late).toThrow('Another release is being written: try again');
  expect(documentText()).toBe(before);
  rmSync(join(dir, 'release.lock'));
});

test('numbers decide, not clocks: a set dated tomorrow and a lock dated next year hold nobody up', () => {
  jest.useFakeTimers({ now: Date.now() + 86_400_000, doNotFake: ['performance'] });
  publish(dir, [build('catalog', '1.0.0-a')]);
  jest.useRealTimers();
  endedWithin();
  const year = Date.now() / 1000 + 365 * 86_400;
  utimesSync(join(dir, 'release.lock'), year, year);
  publish(dir, [build('catalog', '1.0.0-b')]);
  expect(readSet(dir)).toMatchObject({ seq: 2, remotes: { catalog: { stable: { version: '1.0.0-b' } } } });
});

test('on a full disk nothing is changed, nothing is left lying, and one line says so', () => {
  publish(dir, [build('catalog', '1.0.0-a', { text: '/* small */' })]);
  const before = documentText();
  const large = build('catalog', '1.0.0-b', { text: '/*'.padEnd(64 << 10, 'x') });
  const small = build('account', '1.0.0-x', { text: '/* small */' });
  // A process that may write no file above a kilobyte meets the same refusals as on a disk without room.
  const within = (dist) =>
    spawnSync(
      'bash',
      [
        '-c',
        'ulimit -f 1; exec "$0" "$@"',
        process.execPath,
        '--input-type=module',
        '-e',
        `
      import { publish } from ${JSON.stringify(index)};
      try { publish(${JSON.stringify(dir)}, [${JSON.stringify(dist)}]); } catch (error) { console.log(error.message); }`,
      ],
      {
        encoding: 'utf8',
      },
    ).stdout;
  // The system's own copying has another name for it.
  expect(within(large)).toMatch(/^catalog 1\.0\.0-b is not stored: .*\n$/);
  expect(within(small)).toBe('release.json stays as it was: the disk is full\n');
  expect(documentText()).toBe(before);
  expect(readdirSync(join(dir, 'catalog'))).toEqual(['1.0.0-a']);
  expect(readdirSync(dir).filter((name) => /next|lock/.test(name))).toEqual([]);
});

test('a document that was cut off is refused with the command that mends it', async () => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  publish(dir, [build('catalog', '1.0.0-b')]);
  writeFileSync(join(dir, 'release.json'), documentText().slice(0, 200));
  const { code, said } = await job('promote', 'catalog', '1.0.0-a');
  expect(code).toBe(1);
  mendedBy(said);
  expect(stable()).toBe('1.0.0-b');
});

/** Does what a refusal advises. */
const mendedBy = (said) => {
  const [, from, to] = /release\.json is refused: .* cp (\S+) (\S+)\n?$/.exec(said) ?? [];
  spawnSync('cp', [from, to]);
};

const keyPair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return [privateKey.export({ type: 'pkcs8', format: 'pem' }), publicKey.export({ type: 'spki', format: 'pem' })];
};

test('a key that servers do not trust changes nothing, and says which key is meant', () => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  publish(dir, [build('catalog', '1.0.0-b')]);
  const before = documentText();
  const [foreign] = keyPair();
  process.env.RELEASE_PUBLIC_KEY = readFileSync(join(dir, 'keys/release.pub'), 'utf8');
  process.env.RELEASE_PRIVATE_KEY = foreign;
  expect(() => rollback(dir, 'catalog')).toThrow(
    'the key that signs is not one that servers trust (RELEASE_PRIVATE_KEY)',
  );
  expect(documentText()).toBe(before);
  expect(readdirSync(join(dir, 'history'))).toHaveLength(2);
});

test('a private key that is none is told in words', () => {
  process.env.RELEASE_PRIVATE_KEY = 'garbage';
  expect(() => publish(dir, [build('catalog', '1.0.0-a')])).toThrow(
    'RELEASE_PRIVATE_KEY is not a private key: ed25519',
  );
});

test('a bad set in the history is neither the newest number nor the advice: the newest good one is', () => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  publish(dir, [build('catalog', '1.0.0-b')]);
  const forged = { ...readSet(dir), seq: 9, signature: 'AAAA' };
  for (const file of ['release.json', 'history/000009.json']) writeFileSync(join(dir, file), JSON.stringify(forged));
  let said = '';
  try {
    readSet(dir);
  } catch (error) {
    said = error.message;
  }
  expect(said).toContain('its signature does not fit its content. Put the last good one back: cp ');
  mendedBy(said);
  expect(readSet(dir).seq).toBe(2);
});

test('a set that names a file which is gone is not switched to: servers would refuse it', () => {
  publish(dir, [build('catalog', '1.0.0-a'), build('account', '1.0.0-x')]);
  rmSync(join(dir, 'account/1.0.0-x/client/remoteEntry.js'));
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const publishCatalog = () => publish(dir, [build('catalog', '1.0.0-b')]);
  expect(publishCatalog).toThrow(
    'servers would refuse this set: account 1.0.0-x names client/remoteEntry.js, which is not there',
  );
  expect(stable()).toBe('1.0.0-a');
  publish(dir, [build('account', '1.0.0-x')]);
  publishCatalog();
  expect(stable()).toBe('1.0.0-b');
});

test('rolling back while a canary is on takes the canary back and leaves everybody else alone', () => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  publish(dir, [build('catalog', '1.0.0-b')]);
  const tried = build('catalog', '1.0.0-c');
  publish(dir, [tried]);
  rollback(dir, 'catalog');
  canary(dir, 'catalog', '1.0.0-c', 50);
  rollback(dir, 'catalog');
  expect(readSet(dir).remotes.catalog).toMatchObject({ stable: { version: '1.0.0-b' } });
  expect(readSet(dir).remotes.catalog.canary).toBeUndefined();
});

const slot = (version, props) => ({ 'catalog.grid': { version, props } });

test('a canary for half the visitors whose contract changed is refused, and so is what would not fit a canary', () => {
  const fills = (version, props) => ({ contracts: { fills: slot(version, props) } });
  const shows = (version, props) => ({ contracts: { shows: slot(version, props) } });
  publish(dir, [
    build('catalog', '1.0.0-a', fills('1.0.0', { products: 'Card[]' })),
    build('merchant', '1.0.0-m', shows('1.0.0', { products: 'Card[]' })),
  ]);
  const changed = publishedOnly(build('catalog', '2.0.0-b', fills('2.0.0', {})));
  expect(() => canary(dir, 'catalog', changed, 50)).toThrow('fills catalog.grid 2.0.0; merchant shows 1.0.0');
  const needing = publishedOnly(build('catalog', '1.1.0-c', fills('1.0.0', { products: 'Card[]', look: '?Look' })));
  canary(dir, 'catalog', needing, 50);
  expect(() => publish(dir, [build('merchant', '2.0.0-n', shows('2.0.0', {}))])).toThrow('merchant 2.0.0-n is refused');
  expect(readSet(dir).remotes.merchant.stable.version).toBe('1.0.0-m');
});

/** Stores a build without making it live. */
const publishedOnly = (dist) => {
  const { version } = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8'));
  spawnSync('cp', ['-r', dist, join(dir, 'catalog', version)]);
  return version;
};

test('a version whose folder was removed is not promoted; a rollback passes it over and says so', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) publish(dir, [build('catalog', version)]);
  rmSync(join(dir, 'catalog/1.0.0-b'), { recursive: true });
  expect(() => promote(dir, 'catalog', '1.0.0-b')).toThrow('catalog 1.0.0-b is not published here');
  rollback(dir, 'catalog');
  expect(readSet(dir).remotes.catalog).toMatchObject({ stable: { version: '1.0.0-a' } });
  expect(said).toHaveBeenCalledTimes(1);
  expect(said.mock.calls[0][0]).toMatch(/^catalog 1\.0\.0-b is not published here.*: it is passed over$/);
});

test.each(['', '{"name":"cata'])(
  'a stored release file that a power cut left as %j is restored by the same build',
  (text) => {
    const dist = build('catalog', '1.0.0-a');
    publish(dir, [dist]);
    writeFileSync(join(dir, 'catalog/1.0.0-a/release.json'), text);
    expect(() => promote(dir, 'catalog', '1.0.0-a')).toThrow(
      'catalog 1.0.0-a is not whole: release.json is not what was built',
    );
    publish(dir, [dist, build('account', '1.0.0-x')]);
    expect(storedRelease(dir, 'catalog', '1.0.0-a')).toMatchObject({ version: '1.0.0-a' });
  },
);

test('a canary whose folder was removed is not promoted', () => {
  for (const version of ['1.0.0-a', '1.0.0-b']) publish(dir, [build('catalog', version)]);
  promote(dir, 'catalog', '1.0.0-a');
  canary(dir, 'catalog', '1.0.0-b', 50);
  rmSync(join(dir, 'catalog/1.0.0-b'), { recursive: true });
  expect(() => promote(dir, 'catalog')).toThrow('catalog 1.0.0-b is not published here');
  expect(stable()).toBe('1.0.0-a');
});

test('keys are changed without a moment in which nothing can be published or served', () => {
  const [[oldPrivate, oldPublic], [newPrivate, newPublic]] = [keyPair(), keyPair()];
  Object.assign(process.env, { RELEASE_PRIVATE_KEY: oldPrivate, RELEASE_PUBLIC_KEY: oldPublic });
  publish(dir, [build('catalog', '1.0.0-a')]);
  // 1. everybody who reads knows both; 2. who publishes signs with the new one; 3. the old one is taken away.
  process.env.RELEASE_PUBLIC_KEY = oldPublic + newPublic;
  expect(stable()).toBe('1.0.0-a');
  process.env.RELEASE_PRIVATE_KEY = newPrivate;
  publish(dir, [build('catalog', '1.0.0-b')]);
  process.env.RELEASE_PUBLIC_KEY = newPublic;
  publish(dir, [build('catalog', '1.0.0-c')]);
  expect(readSet(dir).seq).toBe(3);
  // Who has the old key alone writes nothing that anybody takes.
  const { signature: _signature, ...set } = readSet(dir);
  process.env.RELEASE_PRIVATE_KEY = oldPrivate;
  expect(isSigned({ ...set, signature: signSet(dir, set) }, newPublic)).toBe(false);
  expect(isSigned({ ...set, signature: signSet(dir, set) }, 'no key at all')).toBe(false);
});

test('the history names what each set changed, the shell too', async () => {
  publish(dir, [build('shell', '1.0.0-s'), build('catalog', '1.0.0-a')]);
  publish(dir, [build('shell', '1.1.0-t')]);
  canaryOf('1.0.0-b');
  expect(
    changesIn(history(dir)).map(({ seq, remotes }) => [seq, ...remotes.map(({ name, to }) => `${name} ${to}`)]),
  ).toEqual([
    [3, 'catalog 1.0.0-a with canary 1.0.0-b for 5 %'],
    [2, 'shell 1.1.0-t'],
    [1, 'shell 1.0.0-s', 'catalog 1.0.0-a'],
  ]);
});

const canaryOf = (version) => canary(dir, 'catalog', publishedOnly(build('catalog', version)), 5);
