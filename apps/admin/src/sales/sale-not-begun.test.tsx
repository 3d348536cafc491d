import type { DeskSale } from '@souk/contract/desk';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, within } from '@testing-library/react';
import * as detail from './sale-detail.route';
import * as list from './sale-list.route';

const late: DeskSale = {
  id: 3,
  version: 2,
  name: 'Tote hour',
  nameEn: 'Tote hour',
  nameFr: 'L’heure du cabas',
  percent: 25,
  products: 1,
  startsAt: '2026-05-04T10:00:00.000Z',
  endsAt: '2026-05-05T10:00:00.000Z',
  isRunning: false,
  isPlanned: true,
  isLate: true,
  soldPieces: 0,
  soldCents: 0,
  list: [{ id: 8, name: 'Canvas tote', image: '/img/tote.webp', shownCents: 4000, isReduced: false }],
};

const apiOf = (sale: DeskSale) =>
  fakeApi({
    desk: {
      me: async () => aDeskSelf('admin'),
      sale: async () => sale,
      sales: async () => ({ list: [sale], total: 1, pages: 1, pageNum: 1, limit: 25 }),
      views: async () => [],
    },
  });

describe('[DESK-16] a sale that should have begun and has not', () => {
  test('says so in the list', async () => {
    await renderRoute(list, { path: '/admin/sales', at: '/admin/sales', api: apiOf(late), user: {} });
    const row = (await screen.findByRole('link', { name: 'Tote hour' })).closest('tr');
    expect(within(row as HTMLElement).getByText('Not begun')).toBeVisible();
  });

  test('says what becomes of it, and can be saved and called off', async () => {
    await renderRoute(detail, { path: '/admin/sales/:id', at: '/admin/sales/3', api: apiOf(late), user: {} });
    expect(await screen.findByText(/^It should have begun and has not/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save the sale' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Call the sale off' })).toBeVisible();
  });

  test('one whose time has not come says nothing of it', async () => {
    const api = apiOf({ ...late, isLate: false });
    await renderRoute(detail, { path: '/admin/sales/:id', at: '/admin/sales/3', api, user: {} });
    expect(await screen.findByText('Planned')).toBeVisible();
    expect(screen.queryByText(/^It should have begun/)).toBeNull();
  });
});
