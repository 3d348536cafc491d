/** @jest-environment node */
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
