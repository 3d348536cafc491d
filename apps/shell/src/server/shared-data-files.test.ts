/** @jest-environment node */
import { QueryClient } from '@souk/query';
import type { BootRemote } from '../app/boot';
import { createSharedDataFiles, sharedDataAddress } from './shared-data-files';

const catalog = { version: '1.0.0-a', base: '/remotes/catalog/1.0.0-a/client/' } as BootRemote; // as much as is told apart

/** What the server has read for a page, with the category's name, at a moment. */
const read = (category: string, at = 1_000) => {
  const client = new QueryClient();
  client.setQueryData(['store', 'details'], { id: 1 }, { updatedAt: at + 5 });
  client.setQueryData(['categories', 'tree'], [{ name: category }], { updatedAt: at });
  client.setQueryData(['pages', 'frame', 'HEADER'], null, { updatedAt: at + 5 });
  client.setQueryData(['products', 'detail', 'kettle'], { id: 7 }, { updatedAt: at });
  return client;
};
const boot = { setId: 'set', locale: 'en', remotes: { catalog } } as const;

describe('[LAYOUT-12] what all pages of a language share is a file by the hash of its content', () => {
  test('the releases and the frame’s answers, and nothing of the page’s own', () => {
    const files = createSharedDataFiles();
    const { file, holds } = files.keep(boot, null, read('Kitchen'));
    const { href, readAt } = file;
    expect(JSON.parse(files.find(href)?.html ?? '')).toEqual({
      setId: 'set',
      remotes: { catalog },
      queries: [
        [['store', 'details'], { id: 1 }],
        [['categories', 'tree'], [{ name: 'Kitchen' }]],
        [['pages', 'frame', 'HEADER'], null],
      ],
    });
    expect(readAt).toBe(1_000);
    expect([...holds]).not.toContain('["products","detail","kettle"]');
    expect(holds.size).toBe(3);
  });

  test('the same for all pages, whenever they were read, and another one for whatever differs', () => {
    const files = createSharedDataFiles();
    const { href } = files.keep(boot, null, read('Kitchen')).file;
    expect(files.keep(boot, null, read('Kitchen', 9_000)).file.href).toBe(href);
    const others = [
      files.keep(boot, null, read('Kitchens')),
      files.keep({ ...boot, locale: 'fr' }, null, read('Kitchen')),
      files.keep(boot, 'admin', read('Kitchen')),
      files.keep({ ...boot, setId: 'next' }, null, read('Kitchen')),
      files.keep({ ...boot, remotes: { catalog: { ...catalog, version: '1.0.0-b' } } }, null, read('Kitchen')),
    ].map(({ file }) => file.href);
    expect(new Set([href, ...others]).size).toBe(6);
  });

  test('an answer that could not be had is left to the application', () => {
    const client = new QueryClient();
    const files = createSharedDataFiles();
    const { file, holds } = files.keep(boot, null, client);
    const { href } = file;
    expect(JSON.parse(files.find(href)?.html ?? '')).toEqual({ setId: 'set', remotes: { catalog }, queries: [] });
    expect(holds.size).toBe(0);
  });

  test('the header of a draft stands in its page: it is nobody else’s', () => {
    const { file, holds } = createSharedDataFiles().keep(boot, null, null);
    expect(holds.size).toBe(0);
    expect(file.href).not.toBe(createSharedDataFiles().keep(boot, null, read('Kitchen')).file.href);
  });

  test('its address says what it is made from', () => {
    const { href } = createSharedDataFiles().keep({ ...boot, locale: 'fr' }, 'sell', read('Cuisine')).file;
    expect(sharedDataAddress(`${href}?1`)).toEqual({ locale: 'fr', area: 'sell', href });
  });

  test.each([
    '/remotes/catalog/1.0.0-a/client/remoteEntry.js',
    '/remotes/shared/en.shop.short.json',
    '/remotes/shared/de.shop.abcdefghijklmnopqrstuv.json',
    '/remotes/shared/en.shop.abcdefghijklmnopqrstuv.json/..',
    '/remotes/shared/en.../abcdefghijklmnopqrstuv.json',
  ])('%s is no such address', (url) => {
    expect(sharedDataAddress(url)).toBeUndefined();
  });
});
