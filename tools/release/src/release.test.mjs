import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIn } from './build.fixture.mjs';
import {
  canary,
  history,
  isSigned,
  promote,
  publish,
  readSet,
  retire,
  rollback,
  storeBuild,
  storedRelease,
  storedVersions,
} from './index.mjs';
import { canaryStep, promoteStep, takeSteps } from './steps.mjs';

let dir;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'souk-release-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const build = (name, version, more) => buildIn(dir, name, version, more);

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

test('what stands under a version is never written again, whatever is published under its name', () => {
  publish(dir, [build('catalog', '1.0.0-a', { text: '/* first */' })]);
  const folder = join(dir, 'catalog/1.0.0-a');
  const files = () =>
    readdirSync(folder, { recursive: true })
      .sort()
      .map((name) => [name, statSync(join(folder, name)).mtimeMs, statSync(join(folder, name)).ino]);
  const before = files();
  expect(before.length).toBeGreaterThan(2);
  const { releases } = publish(dir, [build('catalog', '1.0.0-a', { text: '/* second */' })]);
  expect(releases[0].files).toEqual(readSet(dir).remotes.catalog.stable.files);
  expect(files()).toEqual(before);
  expect(readFileSync(join(folder, 'client/remoteEntry.js'), 'utf8')).toBe('/* first */');
  expect(readdirSync(join(dir, 'catalog'))).toEqual(['1.0.0-a']);
});

test.each(['catalog', 'admin', 'sell'])('a canary of %s is shown to a share, promoted, and set back', (name) => {
  const area = name === 'catalog' ? {} : { area: name };
  publish(dir, [build(name, '1.0.0-a', area), build('account', '1.0.0-x')]);
  publish(dir, [build(name, '1.0.0-b', area)]);
  promote(dir, name, '1.0.0-a');
  canary(dir, name, '1.0.0-b', 5);
  expect(readSet(dir).remotes[name].canary).toMatchObject({ percent: 5 });
  promote(dir, name);
  expect(readSet(dir).remotes[name]).toMatchObject({ stable: { version: '1.0.0-b' } });
  expect(readSet(dir).remotes[name].canary).toBeUndefined();
  rollback(dir, name);
  expect(readSet(dir).remotes[name].stable.version).toBe('1.0.0-a');
  expect(readSet(dir).remotes.account.stable.version).toBe('1.0.0-x');
  expect(history(dir).map(({ seq }) => seq)).toEqual([6, 5, 4, 3, 2, 1]);
});

test('a canary says with which set it began: another share is the same canary, one that is put back or compared with another is not', () => {
  const beginning = () => readSet(dir).remotes.catalog.canary.since;
  publish(dir, [build('catalog', '1.0.0-a')]);
  publish(dir, [build('catalog', '1.0.0-b')]);
  promote(dir, 'catalog', '1.0.0-a');
  canary(dir, 'catalog', '1.0.0-b', 5);
  expect(beginning()).toBe(4);
  canary(dir, 'catalog', '1.0.0-b', 20);
  publish(dir, [build('account', '1.0.0-x')]);
  expect([readSet(dir).seq, beginning()]).toEqual([6, 4]);
  rollback(dir, 'catalog');
  canary(dir, 'catalog', '1.0.0-b', 20);
  expect(beginning()).toBe(8);
  takeSteps(dir, [promoteStep('catalog', '1.0.0-a'), canaryStep('catalog', '1.0.0-b', 20)]);
  expect(beginning()).toBe(8);
  publish(dir, [build('catalog', '1.0.0-c')]);
  canary(dir, 'catalog', '1.0.0-b', 20);
  expect(beginning()).toBe(10);
});

test('a remote that was built for another React is refused with the reason', () => {
  publish(dir, [build('shell', '1.0.0-s')]);
  expect(() => publish(dir, [build('catalog', '2.0.0-a', { shared: { react: '18.0.0' } })])).toThrow(
    'was built with react 18.0.0; the shell has 19.3.1',
  );
  expect(() => publish(dir, [build('catalog', '2.0.0-b', { shared: { '@souk/wish': '1.0.0' } })])).toThrow(
    'which the shell does not share',
  );
  expect(readSet(dir).remotes).toEqual({});
});

test('a folder that can not be made is told in one line, at once', () => {
  const file = join(dir, 'a-file');
  writeFileSync(file, '');
  for (const nowhere of [join(file, 'deploy'), '/proc/souk/deploy'])
    expect(() => publish(nowhere, [build('catalog', '1.0.0-a')])).toThrow('catalog 1.0.0-a is not stored');
});

test('a share out of bounds and a version that was never published are refused', () => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  expect(() => canary(dir, 'catalog', '1.0.0-a', 101)).toThrow('from 0 to 100');
  expect(() => canary(dir, 'catalog', '9.9.9-z', 5)).toThrow('is not published here');
  expect(() => rollback(dir, 'catalog')).toThrow('no earlier version');
});

test('a version whose files are not those that were built is refused by name, before anything is signed', () => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  storeBuild(dir, build('catalog', '1.0.0-b'));
  const entry = join(dir, 'catalog/1.0.0-b/client/remoteEntry.js');
  writeFileSync(entry, '/* spoiled */');
  expect(() => promote(dir, 'catalog', '1.0.0-b')).toThrow('client/remoteEntry.js is not what was built');
  rmSync(entry);
  expect(() => canary(dir, 'catalog', '1.0.0-b', 5)).toThrow('client/remoteEntry.js is not there');
  expect(readSet(dir).seq).toBe(1);
});

test.each([
  ['one file missing', (dist) => rmSync(join(dist, 'client/remoteEntry.js')), 'client/remoteEntry.js is not there'],
  [
    'one file changed',
    (dist) => writeFileSync(join(dist, 'server/server.cjs'), 'x'),
    'server/server.cjs is not what was built',
  ],
  ['an entry without a hash', (dist) => withRelease(dist, { files: {} }), 'client/remoteEntry.js has no hash'],
])('a build with %s is refused before anything is stored or signed', (_what, spoil, why) => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  const dist = build('catalog', '1.0.0-b');
  spoil(dist);
  expect(() => publish(dir, [dist])).toThrow(`catalog 1.0.0-b is not whole: ${why}: build it again`);
  expect(readSet(dir).seq).toBe(1);
  expect(storedVersions(dir, 'catalog')).toEqual(['1.0.0-a']);
});

const withRelease = (dist, more) => {
  const file = join(dist, 'release.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...more }));
};

test('publishing the same build again restores files that are gone or spoiled, and their compressed copies', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const dist = build('catalog', '1.0.0-a');
  publish(dir, [dist]);
  const folder = join(dir, 'catalog/1.0.0-a');
  rmSync(join(folder, 'client'), { recursive: true });
  writeFileSync(join(folder, 'server/server.cjs'), 'spoiled');
  publish(dir, [dist]);
  expect(storedRelease(dir, 'catalog', '1.0.0-a').version).toBe('1.0.0-a');
  expect(readdirSync(join(folder, 'client')).sort()).toEqual([
    'remoteEntry.js',
    'remoteEntry.js.br',
    'remoteEntry.js.gz',
  ]);
  expect(said.mock.calls).toEqual([['catalog 1.0.0-a: 2 files restored']]);
  said.mockRestore();
});

test('what is refused is not stored', () => {
  publish(dir, [build('shell', '1.0.0-s')]);
  expect(() => publish(dir, [build('catalog', '2.0.0-a', { shared: { react: '18.0.0' } })])).toThrow('is refused');
  expect(storedVersions(dir, 'catalog')).toEqual([]);
});

test('what cannot be meant is said in one line: a canary of what everybody gets, a name that is not live or leads out', () => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  expect(() => canary(dir, 'catalog', '1.0.0-a', 5)).toThrow('is what everybody gets already');
  expect(() => promote(dir, 'catalogue')).toThrow('catalogue is not live; live are catalog');
  expect(() => promote(dir, 'catalog', '1.0.0')).toThrow('is not published here; there are 1.0.0-a');
  expect(() => promote(dir, 'catalog', '../catalog/1.0.0-a')).toThrow('is not published here');
});

test('a key that was lost is never made anew in silence', () => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  rmSync(join(dir, 'keys/release.pem'));
  expect(() => publish(dir, [build('catalog', '1.0.0-b')])).toThrow('release.pem is not there: put it back');
  expect(readSet(dir).remotes.catalog.stable.version).toBe('1.0.0-a');
});

test('twenty writers at once lose nothing', async () => {
  const dists = Array.from({ length: 20 }, (_, i) => build(`remote${i}`, '1.0.0-a'));
  publish(dir, [build('shell', '1.0.0-s')]);
  const script = `import { publish } from ${JSON.stringify(join(import.meta.dirname ?? __dirname, 'index.mjs'))};
    publish(${JSON.stringify(dir)}, [process.argv[1]]);`;
  const writers = dists.map((dist) => spawn(process.execPath, ['--input-type=module', '-e', script, dist]));
  await Promise.all(writers.map((writer) => new Promise((resolve) => writer.on('exit', resolve))));
  expect(Object.keys(readSet(dir).remotes)).toHaveLength(20);
});

const styled = (version) => ({ shared: { 'styled-components': version } });

test.each([
  ['6.6.0', '6.6.1', false],
  ['6.6.0', '6.7.0', false],
  ['6.6.0', '7.0.0', false],
  ['6.6.1', '6.6.0', true],
  ['6.7.0', '6.6.1', true],
  ['6.6.0+aaaa', '6.6.0+bbbb', true],
])('with %s at the shell, a remote that was built with %s is published: %s', (given, wanted, isFit) => {
  publish(dir, [build('shell', '1.0.0-s', styled(given))]);
  const publishing = () => publish(dir, [build('catalog', '1.0.0-a', styled(wanted))]);
  if (isFit) return expect(publishing().seq).toBe(2);
  return expect(publishing).toThrow(`was built with styled-components ${wanted}; the shell has ${given}`);
});

test('a shell with an older shared package than a live remote was built with is refused', () => {
  publish(dir, [build('shell', '1.0.0-s', styled('6.6.1')), build('catalog', '1.0.0-a', styled('6.6.1'))]);
  expect(() => publish(dir, [build('shell', '1.0.1-t', styled('6.6.0'))])).toThrow(
    'shell 1.0.1-t is refused: catalog 1.0.0-a, which is live, was built with styled-components 6.6.1; the shell has 6.6.0',
  );
});

test('a type that changed behind an unchanged name is refused; a field more is not', () => {
  const address = (...fields) => ({
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field, { type: 'string' }])),
    required: fields,
  });
  const slot = (side, ...fields) => ({
    contracts: {
      [side]: {
        'catalog.quickView': {
          version: '1.0.0',
          props: { product: 'ProductAddress' },
          shapes: { product: address(...fields) },
        },
      },
    },
  });
  publish(dir, [build('shell', '1.0.0-s', slot('shows', 'slug')), build('catalog', '1.0.0-a', slot('fills', 'slug'))]);
  expect(() => publish(dir, [build('catalog', '1.1.0-b', slot('fills', 'slug', 'merchantCode'))])).toThrow(
    'takes product of catalog.quickView as ProductAddress, whose types differ: product.merchantCode is not given where shell shows it',
  );
  publish(dir, [build('shell', '1.1.0-t', slot('shows', 'slug', 'merchantCode'))]);
  publish(dir, [build('catalog', '1.1.0-b', slot('fills', 'slug', 'merchantCode'))]);
  expect(readSet(dir).remotes.catalog.stable.version).toBe('1.1.0-b');
});

const gives = (...names) => ({ contracts: { gives: { '@souk/state': names } } });
const uses = (...names) => ({ contracts: { uses: { '@souk/state': names } } });

test('a remote that uses a name the shell does not give is refused, and so is a shell that takes one away', () => {
  publish(dir, [
    build('shell', '1.0.0-s', gives('useCart', 'useSession')),
    build('catalog', '1.0.0-a', uses('useCart')),
  ]);
  expect(() => publish(dir, [build('account', '1.0.0-b', uses('useWish'))])).toThrow(
    'account 1.0.0-b is refused: uses useWish of @souk/state, which the shell does not give',
  );
  expect(() => publish(dir, [build('shell', '1.1.0-t', gives('useSession'))])).toThrow(
    'shell 1.1.0-t is refused: catalog 1.0.0-a, which is live, uses useCart of @souk/state, which the shell does not give',
  );
  expect(readSet(dir)).toMatchObject({ seq: 1, shell: { version: '1.0.0-s' } });
});

const slot = (version, props) => ({ 'catalog.grid': { version, props } });
const fills = (version, props) => ({ contracts: { fills: slot(version, props) } });
const shows = (version, props) => ({ contracts: { shows: slot(version, props) } });

test.each([
  ['another major', fills('2.0.0', {}), 'fills catalog.grid 2.0.0; merchant shows 1.0.0'],
  ['a prop that nobody gives', fills('1.0.0', { products: 'Card[]', sort: 'Sort' }), 'needs sort in catalog.grid'],
  ['a prop of another type', fills('1.0.0', { products: 'string[]' }), 'takes products of catalog.grid as string[]'],
  ['a prop that is given sometimes', fills('1.0.0', { type: 'number' }), 'merchant shows it sometimes without'],
])('a part with %s than the page of a live version shows is refused', (_what, contracts, why) => {
  publish(dir, [
    build('catalog', '1.0.0-a', fills('1.0.0', { products: 'Card[]' })),
    build('merchant', '1.0.0-m', shows('1.0.0', { products: 'Card[]', type: '?number' })),
  ]);
  expect(() => publish(dir, [build('catalog', '1.1.0-b', contracts)])).toThrow(why);
  expect(readSet(dir).remotes.catalog.stable.version).toBe('1.0.0-a');
});

test('a change that breaks nobody goes through', () => {
  publish(dir, [
    build('catalog', '1.0.0-a', fills('1.0.0', { products: 'Card[]' })),
    build('merchant', '1.0.0-m', shows('1.0.0', { products: 'Card[]', type: '?number' })),
  ]);
  publish(dir, [build('catalog', '1.1.0-b', fills('1.1.0', { products: 'Card[]', sort: '?Sort' }))]);
  publish(dir, [build('merchant', '1.1.0-n', shows('1.0.0', { products: 'Card[]', look: 'Look' }))]);
  expect(readSet(dir).seq).toBe(3);
});

test('when everything was built anew, what does not fit any more is taken out instead of stopping the start', () => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  publish(dir, [build('shell', '1.0.0-s', gives('useCart')), build('wishlist', '1.0.0-w', uses('useCart'))]);
  publish(dir, [build('shell', '2.0.0-t', gives('useBasket'))], { isWhole: true });
  expect(readSet(dir)).toMatchObject({ remotes: {}, shell: { version: '2.0.0-t' } });
});

test('the version before is kept as the one that is known to work, and a rolled back one is not', () => {
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) publish(dir, [build('catalog', version)]);
  expect(readSet(dir).remotes.catalog).toMatchObject({ stable: { version: '1.0.0-c' }, last: { version: '1.0.0-b' } });
  rollback(dir, 'catalog');
  expect(readSet(dir).remotes.catalog).toMatchObject({ stable: { version: '1.0.0-b' }, last: { version: '1.0.0-a' } });
});

test('rolling back twice goes further back, never to what was taken back', () => {
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) publish(dir, [build('catalog', version)]);
  const stable = () => readSet(dir).remotes.catalog.stable.version;
  rollback(dir, 'catalog');
  expect(stable()).toBe('1.0.0-b');
  rollback(dir, 'catalog');
  expect(stable()).toBe('1.0.0-a');
  expect(() => rollback(dir, 'catalog')).toThrow('no earlier version');
});

test('a promotion of an older version is taken back by a rollback', () => {
  for (const version of ['1.0.0-a', '1.0.0-b']) publish(dir, [build('catalog', version)]);
  promote(dir, 'catalog', '1.0.0-a');
  rollback(dir, 'catalog');
  expect(readSet(dir).remotes.catalog.stable.version).toBe('1.0.0-b');
});

test.each([
  ['malformed', () => '{"seq":', 'it is not a release document'],
  ['of another shape', () => '[]', 'it is not a release document'],
  ['changed by hand', (text) => text.replace('1.0.0-b', '1.0.0-a'), 'its signature does not fit its content'],
  ['unsigned', (text) => text.replace(/"signature": ".*"/, '"signature": ""'), 'its signature does not fit'],
  ['an old one', () => readFileSync(join(dir, 'history/000001.json'), 'utf8'), 'it is number 1, older than 2'],
])('nothing is published on top of a document that is %s', (_what, spoil, why) => {
  publish(dir, [build('catalog', '1.0.0-a')]);
  publish(dir, [build('catalog', '1.0.0-b')]);
  const file = join(dir, 'release.json');
  writeFileSync(file, spoil(readFileSync(file, 'utf8')));
  expect(() => publish(dir, [build('account', '1.0.0-x')])).toThrow(`release.json is refused: ${why}`);
});

test('a retired remote is gone from the set', () => {
  publish(dir, [build('catalog', '1.0.0-a'), build('wishlist', '1.0.0-w')]);
  expect(Object.keys(retire(dir, 'wishlist').remotes)).toEqual(['catalog']);
});

test('the shell is promoted and rolled back as the others are, and what would not fit it is named', () => {
  publish(dir, [build('shell', '1.0.0-s', gives('useCart')), build('catalog', '1.0.0-a', uses('useCart'))]);
  publish(dir, [build('shell', '1.1.0-t', gives('useCart', 'useWish'))]);
  rollback(dir, 'shell');
  expect(readSet(dir).shell.version).toBe('1.0.0-s');
  promote(dir, 'shell', '1.1.0-t');
  publish(dir, [build('catalog', '1.1.0-b', uses('useWish'))]);
  expect(() => rollback(dir, 'shell')).toThrow('catalog 1.1.0-b, which is live, uses useWish of @souk/state');
  expect(readSet(dir).shell.version).toBe('1.1.0-t');
  for (const change of [() => canary(dir, 'shell', '1.0.0-s', 5), () => retire(dir, 'shell')])
    expect(change).toThrow('Everybody gets one shell');
  expect(() => promote(dir, 'shell')).toThrow('Say which version of the shell');
});
