/** @jest-environment node */
import type { RouteLoader } from '@souk/mfe';
import { renderRemote } from '../testing/render-remote';

const catalog = {
  name: 'catalog',
  routes: [{ path: '/size-guide', expose: './size-guide', access: 'public', render: 'public', title: 'guide.title' }],
  pages: { './size-guide': { Component: () => null } },
};

test.each([
  ['fails, so something may be missing', 500, false],
  ['refuses, which is an answer', 404, true],
])('a page for which the api %s: complete is %s', async (_what, code, isComplete) => {
  const page = await renderRemote('/size-guide', catalog, code);
  expect(page.kind === 'page' && page.isComplete()).toBe(isComplete);
});

/** A page with a list that it can do without, as an owner's page has them. */
const letsGo =
  (isOver: Promise<unknown>): RouteLoader =>
  async ({ api, queryClient }) => {
    const queryKey = ['list'];
    const asked = queryClient.prefetchQuery({ queryKey, queryFn: ({ signal }) => api.merchants.types(signal) });
    await Promise.race([asked, isOver]);
    await queryClient.cancelQueries({ queryKey });
    queryClient.removeQueries({ queryKey, predicate: ({ state }) => state.status === 'error' });
    return null;
  };

test.each<[string, boolean, Promise<unknown>, number]>([
  ['failed', false, new Promise(() => {}), 500],
  ['took too long', false, Promise.resolve(), 200],
  ['was refused', true, new Promise(() => {}), 404],
])('a page that lets go of a list whose call %s: complete is %s', async (_what, isComplete, isOver, code) => {
  const pages = { './size-guide': { Component: () => null, loader: letsGo(isOver) } };
  const page = await renderRemote('/size-guide', { ...catalog, pages }, code);
  expect(page.kind === 'page' && page.isComplete()).toBe(isComplete);
});
