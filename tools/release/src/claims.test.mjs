import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIn } from './build.fixture.mjs';
import { publish, readSet } from './index.mjs';

let dir;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'souk-claims-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const build = (name, version, more) => buildIn(dir, name, version, { owner: `@team/${name}`, ...more });
const pages = (...paths) => ({ routes: paths.map((path) => ({ path, expose: './page' })) });
const slots = (...names) => ({ slots: Object.fromEntries(names.map((name) => [name, './part'])) });

test.each([
  ['the same address', '/products/all', '/products/all'],
  ['the same with another name for its parameter', '/product/:slug', '/product/:id'],
  ['one that an optional part makes', '/product/:slug?/key', '/product/key'],
])('a page of another remote is not taken over: %s', (_what, owned, claimed) => {
  publish(dir, [build('catalog', '1.0.0-a', pages(owned))]);
  expect(() => publish(dir, [build('account', '1.0.0-x', pages(claimed))])).toThrow(
    `account 1.0.0-x is refused: claims ${claimed}, which catalog 1.0.0-a of @team/catalog owns`,
  );
  expect(readSet(dir).remotes.account).toBeUndefined();
});

test('an address of its own beside a pattern that would cover it is nobody’s claim', () => {
  publish(dir, [build('pages', '1.0.0-p', pages('/:slug', '/company/about_us'))]);
  publish(dir, [build('wishlist', '1.0.0-w', pages('/wishlist', '/'))]);
  expect(readSet(dir).seq).toBe(2);
});

test('a slot of another remote is not taken over, and one that no page shows is a mistake', () => {
  const shell = build('shell', '1.0.0-s', { contracts: { slots: ['cart.drawer'] } });
  publish(dir, [shell, build('cart', '1.0.0-c', slots('cart.drawer'))]);
  expect(() => publish(dir, [build('account', '1.0.0-x', slots('cart.drawer'))])).toThrow(
    'fills cart.drawer, which cart 1.0.0-c of @team/cart owns',
  );
  expect(() => publish(dir, [build('account', '1.0.0-x', slots('nobody.knows'))])).toThrow(
    'fills nobody.knows, which no page of this store can show',
  );
});

test('a page moves from one team to another in one change', () => {
  publish(dir, [build('catalog', '1.0.0-a', pages('/', '/deals'))]);
  publish(dir, [build('account', '1.0.0-x', pages('/deals')), build('catalog', '1.0.0-b', pages('/'))]);
  expect(readSet(dir).remotes.account.stable.version).toBe('1.0.0-x');
});

test.each(['/version', '/docs/:page', '/sitemap.xml'])(
  'a page at %s would never be shown, since servers answer there themselves: it is refused',
  (path) => {
    expect(() => publish(dir, [build('account', '1.0.0-x', pages(path))])).toThrow(
      `account 1.0.0-x is refused: claims ${path}, which servers answer themselves`,
    );
  },
);

test.each(['/versions', '/version-of-spring', '/sitemaps', '/'])('%s is an address like any other', (path) => {
  expect(publish(dir, [build('account', '1.0.0-x', pages(path))]).seq).toBe(1);
});

test.each(['keys', 'history', 'health', 'probe'])(
  'a remote called %s is refused: its builds would lie in a folder that holds none',
  (name) => {
    expect(() => publish(dir, [build(name, '1.0.0-x')])).toThrow(
      `No remote can be called ${name}: a folder of releases has another use for that name`,
    );
  },
);
