/** @jest-environment node */
import { loadPage } from '../../app/load-page';
import { pinnedRemotes } from './pinned-remotes';

type Args = Parameters<typeof loadPage>;

const refused = new Error('catalog does not fit the store yet');
const remotes = pinnedRemotes({ set: { remotes: {} }, bundles: { catalog: refused } } as unknown as Parameters<
  typeof pinnedRemotes
>[0]); // only what a broken bundle is

test('words of a remote that is not to be had are a promise that React reads at once', async () => {
  const words = remotes.messages('catalog', 'en');
  expect(words).toMatchObject({ status: 'rejected', reason: refused });
  await expect(words).rejects.toBe(refused);
});

test('its page is loaded without a fault: the wall on the page tells of it, not the whole page', async () => {
  const onLostPage = jest.fn();
  const deps = { remotes, locale: () => 'en', onLostPage } as unknown as Args[0]; // only what is asked before the page's data
  const route = { remote: 'catalog', expose: './list' } as unknown as Args[1]; // nothing else is looked at
  const at = { params: {}, request: new Request('http://localhost/products/all') } as unknown as Args[2]; // a loader's context is not read
  await expect(loadPage(deps, route, at)).resolves.toBeNull();
  expect(onLostPage).toHaveBeenCalledWith('http://localhost/products/all');
});
