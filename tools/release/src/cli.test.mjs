import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIn } from './build.fixture.mjs';
import { publish, readSet } from './index.mjs';

const cli = join(__dirname, 'cli.mjs');

let dir;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'souk-cli-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const build = (name, version, more) => buildIn(dir, name, version, more);
const env = () => ({ PATH: process.env.PATH, HOME: dir, RELEASE_DIR: dir });
const release = (words, more = {}) =>
  spawnSync(process.execPath, [cli, ...words], { encoding: 'utf8', env: { ...env(), ...more } });

test.each([
  [['publish', 'catalog', '--dry'], "Unknown option '--dry'"],
  [['status', '--jsn'], "Unknown option '--jsn': npm run release -- help\n"],
  [['status', 'catalog'], '"catalog" means nothing to status'],
  [['versions', 'catalog', 'account'], '"account" means nothing to versions'],
  [['rollback', '1.0.0-a'], '"1.0.0-a" means nothing to rollback'],
  [['status', '--reason', 'x'], '--reason means nothing to status'],
  [['publish', 'api'], 'There is no remote "api": there are '],
  [['promote', 'catalog', 'catalog'], 'catalog is named twice'],
  [['canary', 'catalog', '1.0.0-a', '5x'], 'A share is a number from 0 to 100, like 5%: not "5x"'],
  [['publish'], 'Say which remote'],
  [['undo', 'catalog'], 'There is no command "undo"'],
])('what is not understood is an error and changes nothing: %j', (words, why) => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  const { status, stderr } = release(words);
  expect(stderr).toContain(why);
  expect(status).toBe(1);
  expect(readSet(dir).seq).toBe(1);
});

test('versions lists what is stored, newest first, with what each is', () => {
  for (const [version, day] of [
    ['1.0.0-b', 1],
    ['1.0.0-c', 2],
    ['1.0.0-a', 3],
  ]) {
    publish(dir, [build('catalog', version)]);
    utimesSync(join(dir, 'catalog', version, 'release.json'), day * 86_400, day * 86_400);
  }
  const { stdout } = release(['versions', 'catalog']);
  expect(stdout).toBe(
    [
      '1.0.0-a          1970-01-04T00:00:00.000Z  live',
      '1.0.0-c          1970-01-03T00:00:00.000Z  before it',
      '1.0.0-b          1970-01-02T00:00:00.000Z',
      '',
    ].join('\n'),
  );
  expect(JSON.parse(release(['versions', 'catalog', '--json']).stdout)).toEqual(['1.0.0-a', '1.0.0-c', '1.0.0-b']);
  writeFileSync(join(dir, 'release.json'), '{');
  expect(release(['versions', 'catalog']).stdout).toMatch(/^1\.0\.0-a +1970-01-04T00:00:00\.000Z\n/);
});

test.each(['keys', 'history', '..'])('versions of %s, which holds no builds, are none', (name) => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  expect(release(['versions', name])).toMatchObject({ status: 1, stdout: '' });
});

test('where it is installed as a package, what it advises is called by its own name', () => {
  const modules = join(dir, 'elsewhere/node_modules');
  const src = join(modules, '@souk/release/src');
  cpSync(__dirname, src, { recursive: true });
  for (const name of ['semver', 'aws4fetch'])
    symlinkSync(join(__dirname, '../../../node_modules', name), join(modules, name));
  const outside = (...words) =>
    spawnSync(process.execPath, [join(src, 'cli.mjs'), ...words], { encoding: 'utf8', env: env() });
  expect(outside('help').stdout).toMatch(/^npx souk-release <command>/);
  for (const words of [['publish'], ['status', 'x'], ['link', 'catalog'], ['undo']]) {
    const { stderr } = outside(...words);
    expect(stderr).toContain('npx souk-release');
    expect(stderr).not.toContain('npm run');
  }
});

const dist = () => build('catalog', '1.0.0-b');
const written = (text) => {
  const folder = dist();
  writeFileSync(join(folder, 'release.json'), text);
  return folder;
};

test.each([
  ['cut short', '{"name":"cata'],
  ['empty', ''],
  ['null', 'null'],
  ['without a name', '{"version":"1.0.0-b"}'],
  ['with a name that leads out of the folder', '{"name":"../catalog","version":"1.0.0-b","files":{}}'],
  ['with a version that does', '{"name":"catalog","version":"../../b","files":{}}'],
])('a release file %s is no build, and nothing is stored', (_what, text) => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  const folder = written(text);
  for (const command of ['publish', 'store', 'check']) {
    const { status, stdout, stderr } = release([command, folder]);
    expect([status, (stdout + stderr).trim()]).toEqual([
      1,
      `${join(folder, 'release.json')} describes no build: build it again`,
    ]);
  }
});

test.each([
  [
    { RELEASE_STORE: 's3:releases' },
    'RELEASE_STORE must be a folder, s3://bucket/prefix or https://KEY:SECRET@host/bucket',
  ],
  [
    { RELEASE_STORE: 's3://x', STORAGE_URL: 'nonsense' },
    'STORAGE_URL must be an address like https://KEY:SECRET@s3.example/bucket',
  ],
  [{ RELEASE_DIR: cli }, `RELEASE_DIR: ${cli} is no folder`],
])('a place that is none is refused, never taken for an empty one: %j', (more, words) => {
  expect(release(['status'], more)).toMatchObject({ status: 1, stdout: '', stderr: `${words}\n` });
});

test('a dry run says what would be, with exit code 0, and stores, signs and switches nothing', () => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  const next = build('catalog', '1.0.0-b');
  const { status, stdout } = release(['publish', next, '--dry-run']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/number 2[^]*catalog +1\.0\.0-b[^]*Nothing was changed: this was a dry run/);
  expect(readSet(dir).seq).toBe(1);
  expect(readdirSync(join(dir, 'catalog'))).toEqual(['1.0.0-a']);
});

test('a dry run needs no private key, so that every pipeline may ask', () => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  rmSync(join(dir, 'keys/release.pem'));
  expect(release(['publish', build('catalog', '1.0.0-b'), '--dry-run']).status).toBe(0);
});

test('every answer can be had as data, refusals too', () => {
  publish(dir, [build('shell', '1.0.0-s'), build('catalog', '1.0.0-a')]);
  const status = JSON.parse(release(['status', '--json']).stdout);
  expect(status).toMatchObject({ seq: 1, shell: '1.0.0-s', remotes: { catalog: { version: '1.0.0-a' } } });
  const refused = release(['rollback', 'account', '--json']);
  expect(JSON.parse(refused.stdout)).toEqual({ error: 'account is not live; live are catalog' });
  expect(refused.status).toBe(1);
});

test('several remotes change at once: both sides of a new major, and all of them or none', () => {
  const slot = (version) => ({ 'catalog.grid': { version, props: {} } });
  const both = (version, label) => [
    build('catalog', `${version}-${label}`, { contracts: { fills: slot(version) } }),
    build('merchant', `${version}-${label}`, { contracts: { shows: slot(version) } }),
  ];
  publish(dir, both('1.0.0', 'a'));
  const next = both('2.0.0', 'b');
  expect(release(['publish', next[0]]).stderr).toContain('fills catalog.grid 2.0.0; merchant shows 1.0.0');
  expect(release(['publish', ...next]).status).toBe(0);
  expect(readSet(dir)).toMatchObject({ seq: 2, remotes: { merchant: { stable: { version: '2.0.0-b' } } } });
  expect(release(['rollback', 'catalog']).stderr).toContain('is refused');
  expect(release(['rollback', 'catalog', 'merchant']).status).toBe(0);
  expect(release(['promote', 'catalog', '2.0.0-b', 'merchant', '2.0.0-b']).status).toBe(0);
  expect(readSet(dir).seq).toBe(4);
});

test('who changed it, from which commit, by which run and why stands in the document and in its history', () => {
  const pipeline = {
    GITHUB_ACTOR: 'ada',
    GITHUB_SHA: '0123abc',
    GITHUB_SERVER_URL: 'https://git.example',
    GITHUB_REPOSITORY: 'shop/souk',
    GITHUB_RUN_ID: '7',
  };
  const next = build('catalog', '1.0.0-a');
  expect(release(['publish', next, '--reason', 'new grid'], pipeline).status).toBe(0);
  expect(readSet(dir).by).toEqual({
    command: `publish ${next}`,
    author: 'ada',
    commit: '0123abc',
    run: 'https://git.example/shop/souk/actions/runs/7',
    reason: 'new grid',
  });
  expect(release(['history']).stdout).toContain(
    'by ada · from 0123abc · https://git.example/shop/souk/actions/runs/7 · “new grid”',
  );
});

test('a stored build is given to nobody until somebody says so', () => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  expect(release(['store', build('catalog', '1.0.0-b')]).stdout).toBe(
    'catalog 1.0.0-b is stored: nobody gets it yet\n',
  );
  expect(readSet(dir).seq).toBe(1);
  expect(release(['canary', 'catalog', '1.0.0-b', '0%']).status).toBe(0);
  expect(readSet(dir).remotes.catalog).toMatchObject({ stable: { version: '1.0.0-a' }, canary: { percent: 0 } });
  expect(release(['canary', 'catalog', '5%']).status).toBe(0);
  expect(readSet(dir).remotes.catalog.canary).toMatchObject({ percent: 5, release: { version: '1.0.0-b' } });
});

test('a link pins one browser to stored versions; one that would not fit, is not stored, or is not named gets none', () => {
  publish(dir, [build('shell', '1.0.0-s'), build('catalog', '1.0.0-a')]);
  release(['store', build('catalog', '1.0.0-b'), build('account', '1.0.0-x', { shared: { react: '18.0.0' } })]);
  const { stdout, status } = release([
    'link',
    'catalog',
    '1.0.0-b',
    '--hours',
    '2',
    '--at',
    'https://shop.example',
    '--json',
  ]);
  expect(status).toBe(0);
  const { link, until, versions } = JSON.parse(stdout);
  expect(versions).toEqual({ catalog: '1.0.0-b' });
  expect(link).toMatch(/^https:\/\/shop\.example\/develop\?pass=[\w-]+\.[\w-]+$/);
  expect(Date.parse(until)).toBeGreaterThan(Date.now());
  expect(readSet(dir).seq).toBe(1);
  expect(release(['link', 'catalog', '1.0.0-c']).stderr).toContain('catalog 1.0.0-c is not published here');
  expect(release(['link', 'account', '1.0.0-x']).stderr).toContain('was built with react 18.0.0');
  expect(release(['link', 'catalog']).stderr).toContain('Say which version of catalog');
  expect(release(['link', 'catalog', '1.0.0-b', '--hours', '999']).stderr).toContain('up to 168');
});
