/** @jest-environment node */
import { renderRemote } from '../testing/render-remote';

const own = { access: 'user', render: 'private', chrome: 'bare', title: 'desk.gone' } as const;
const page = { Component: () => null };

const admin = {
  name: 'admin',
  area: 'admin',
  routes: [
    { path: '/admin/orders', expose: './orders', ...own },
    { path: '/admin/*', expose: './unknown-address', ...own },
  ],
  pages: { './orders': page, './unknown-address': page },
};

test.each([
  ['/admin/orders', 200],
  ['/admin/ordres', 404],
  ['/admin/orders/7/of/nobody', 404],
])('[DESK-02] %s answers %d: an address that no screen of a desk has is none', async (address, status) =>
  expect(await renderRemote(address, admin)).toMatchObject({ status }),
);
