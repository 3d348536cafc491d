import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesIn, addressFile, reserveRemoteAddress } from './reserve-remote-address.mjs';

const root = join(__dirname, '../../..');

test('[DESK-25] no page of the owner’s can stand where a page of a remote does', async () => {
  // `custom-pages` is what shows the owner's.
  const configs = readdirSync(join(root, 'apps'))
    .filter((name) => name !== 'custom-pages')
    .map((name) => join(root, 'apps', name, 'remote.config.mjs'))
    .filter((file) => existsSync(file));
  const found = await Promise.all(configs.map((file) => import(file)));
  const parts = found.flatMap(({ default: { routes } }) => routes.map(({ path }) => path.split('/')[1]));
  const own = [...new Set(parts)].filter(Boolean).sort();
  expect(addressesIn(readFileSync(join(root, addressFile), 'utf8'))).toEqual(own);
});

describe('[DESK-25] an address that a generator gives', () => {
  const listAfter = (...paths) => {
    const tree = createTreeWithEmptyWorkspace();
    tree.write(addressFile, "const ofRemotes = ['admin', 'users'];\nconst other = [];\n");
    for (const path of paths) reserveRemoteAddress(tree, path);
    return tree.read(addressFile, 'utf8');
  };

  test('is kept from owners, once, by its first part', () =>
    expect(listAfter('/gift-guide', '/gift-guide/late', '/sell/:mer/gift-guide')).toBe(
      "const ofRemotes = ['admin', 'gift-guide', 'sell', 'users'];\nconst other = [];\n",
    ));

  test('has a line of its own where the list would be too long for one', () => {
    const [long, longer] = ['a', 'b'].map((letter) => letter.repeat(60));
    const text = listAfter(`/${long}`, `/${longer}`);
    expect(text).toContain(`\n  '${longer}',\n`);
    expect(addressesIn(text)).toEqual([long, 'admin', longer, 'users']);
  });

  test('needs no list in another repository', () => {
    const tree = createTreeWithEmptyWorkspace();
    reserveRemoteAddress(tree, '/gift-guide');
    expect(tree.exists(addressFile)).toBe(false);
  });
});
