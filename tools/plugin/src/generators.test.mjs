import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import component from './component.mjs';
import feature from './feature.mjs';
import journey from './journey.mjs';
import remote from './remote.mjs';

const config = `export default {
  name: 'catalog',
  devPort: 4406,
  exposes: { './home': './src/home/home.route.ts' },
  routes: [{ path: '/', expose: './home' }],
};
`;

const workspace = () => {
  const tree = createTreeWithEmptyWorkspace();
  const project = (name, folder) =>
    tree.write(`${folder}/package.json`, JSON.stringify({ name: `@souk/${name}`, nx: { name } }));
  tree.write('package.json', JSON.stringify({ workspaces: ['apps/*', 'libs/*'], dependencies: { react: '19.3.1' } }));
  project('catalog', 'apps/catalog');
  project('ui', 'libs/ui');
  tree.write('apps/catalog/remote.config.mjs', config);
  tree.write('libs/ui/src/index.ts', '');
  tree.write('libs/domain/src/desk/page-address.ts', "const ofRemotes = ['products'];\n");
  tree.write('README.md', '| Platform | `apps/api` | | |\n');
  return tree;
};
const read = (tree, file) => tree.read(file, 'utf8');

test('a feature has its address, sentences in both languages, a test and a journey', async () => {
  const tree = workspace();
  await feature(tree, { name: 'catalog/gift-guide' });
  expect(tree.children('apps/catalog/src/gift-guide').sort()).toEqual([
    'gift-guide-page.test.tsx',
    'gift-guide-page.tsx',
    'gift-guide.route.ts',
    'messages.en.json',
    'messages.fr.json',
  ]);
  expect(read(tree, 'apps/catalog/remote.config.mjs')).toContain("{ path: '/gift-guide', expose: './gift-guide' }");
  expect(read(tree, 'e2e/catalog/gift-guide.spec.ts')).toContain("page.goto('/gift-guide')");
  expect(read(tree, 'libs/domain/src/desk/page-address.ts')).toContain("['gift-guide', 'products']");
});

test('what is there already is not written over', async () => {
  const tree = workspace();
  await feature(tree, { name: 'catalog/gift-guide' });
  await expect(feature(tree, { name: 'catalog/gift-guide' })).rejects.toThrow('is there already');
  await expect(feature(tree, { name: 'nobody/gift-guide' })).rejects.toThrow('is not a remote');
  await expect(remote(tree, { name: 'catalog', owner: '@a' })).rejects.toThrow('is there already');
  await expect(remote(tree, { name: 'Wish', owner: '@a' })).rejects.toThrow('kebab-case');
});

test.each([
  ['wish-', 'kebab-case'],
  ['wish--book', 'kebab-case'],
  ['keys', 'No remote can be called keys'],
  ['version', 'claims /version, which servers answer themselves: take another name'],
])('a remote called %s is refused before a file is written', async (name, words) => {
  const tree = workspace();
  await expect(remote(tree, { name, owner: '@a' })).rejects.toThrow(words);
  expect(tree.exists(`apps/${name}`)).toBe(false);
});

test('a remote has a port of its own, an owner, a start page and its journey', async () => {
  const tree = workspace();
  await remote(tree, { name: 'wish-book', owner: '@wishes' });
  expect(read(tree, 'apps/wish-book/remote.config.mjs')).toMatch(/owner: '@wishes',\s+devPort: 4407,/);
  expect(JSON.parse(read(tree, 'apps/wish-book/package.json'))).toMatchObject({
    name: '@souk/wish-book',
    nx: { name: 'wish-book', tags: ['layer:remote', 'scope:wish-book'] },
  });
  expect(tree.exists('apps/wish-book/src/wish-book-start/wish-book-start.route.ts')).toBe(true);
  expect(read(tree, 'e2e/wish-book/wish-book.spec.ts')).toContain("name: 'Wish book start'");
  expect(read(tree, '.github/CODEOWNERS')).toContain('/apps/wish-book/  @wishes');
  expect(read(tree, 'libs/domain/src/desk/page-address.ts')).toContain("['products', 'wish-book']");
  expect(read(tree, 'README.md')).toMatch(/\| Wish book +\|/);
  const catalogs = readFileSync(join(__dirname, '../../../.github/workflows/catalog.yml'), 'utf8');
  expect(read(tree, '.github/workflows/wish-book.yml')).toBe(catalogs.replaceAll('catalog', 'wish-book'));
});

test('a component does not stand beside a file of its name', async () => {
  const tree = workspace();
  tree.write('libs/ui/src/badge/badge.ts', '');
  await expect(component(tree, { path: 'libs/ui/src/badge/badge' })).rejects.toThrow('badge.ts is there already');
});

test('a component of the kit is exported, and has a test and a story', async () => {
  const tree = workspace();
  await component(tree, { path: 'libs/ui/src/badge/badge' });
  expect(tree.children('libs/ui/src/badge').sort()).toEqual(['badge.stories.tsx', 'badge.test.tsx', 'badge.tsx']);
  expect(read(tree, 'libs/ui/src/badge/badge.tsx')).toContain('export function Badge(');
  expect(read(tree, 'libs/ui/src/index.ts')).toContain("export * from './badge/badge'");
});

test('a journey opens the page of its address, signed in where it must be', async () => {
  const tree = workspace();
  await journey(tree, { name: 'cart-checkout/gifts', path: '/order/gifts', signedIn: true, title: "Ada's gifts" });
  expect(read(tree, 'e2e/checkout/gifts.spec.ts')).toMatch(/name: "Ada's gifts"|name: 'Ada\\'s gifts'/);
  expect(read(tree, 'e2e/checkout/gifts.spec.ts')).toContain("await signInAt(page, '/order/gifts')");
});
