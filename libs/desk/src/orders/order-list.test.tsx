import type { DeskOrderRow } from '@souk/contract/desk';
import { aDeskOrder, aDeskOrderRow, aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { OrderList } from './order-list';
import { OrderBadges } from './order-look';

const row = (no: string, more: Partial<DeskOrderRow> = {}) => aDeskOrderRow({ no, ...more });
const order = (no: string) => aDeskOrder({ ...row(no), purchaseNo: no });

const open = async (isCut = false) => {
  const api = fakeApi({
    desk: {
      orders: async () => ({
        list: [row('PT1-1', { notes: 2 }), row('PT2-1'), row('PT3-1')],
        total: 3,
        pages: 1,
        pageNum: 1,
        limit: 25,
        toShip: 3,
      }),
      order: async ({ no }) => order(no),
      ordersExport: async () => ({ name: 'orders.csv', csv: 'order\n', isCut }),
    },
  });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('orders'), null)}>
      <OrderList />
    </DeskContext>
  );
  await renderRoute({ Component }, { at: '/?country=FR&since=2026-05-01&page=2', api, user: {} });
  await screen.findByRole('rowheader', { name: 'PT1-1' });
  return api;
};
const choose = (no: string) => userEvent.click(screen.getByRole('checkbox', { name: `Choose ${no}` }));

test('[DESK-03] slips of chosen orders are printed once they are in the page, and stay while these are chosen', async () => {
  const slips = () => screen.queryAllByText('Packing slip').length;
  const printed: number[] = [];
  window.print = () => void printed.push(slips());
  const api = await open();
  await choose('PT1-1');
  await choose('PT3-1');
  await userEvent.click(screen.getByRole('button', { name: 'Print their packing slips' }));
  await waitFor(() => expect(printed).toEqual([2]));
  expect(api.inputsOf('desk.order')).toEqual([{ no: 'PT1-1' }, { no: 'PT3-1' }]);
  await choose('PT1-1');
  expect(slips()).toBe(1);
  await choose('PT2-1');
  await userEvent.click(screen.getByRole('button', { name: 'Print their packing slips' }));
  await waitFor(() => expect(printed).toEqual([2, 2]));
});

test('[DESK-42] the list says how many notes an order has', async () => {
  await open();
  expect(screen.getByRole('row', { name: /PT1-1/ })).toHaveTextContent('2 internal notes');
  expect(screen.getByRole('row', { name: /PT2-1/ })).not.toHaveTextContent('note');
});

test('[DESK-03] the file has the list as it is narrowed, and says where it was cut off', async () => {
  URL.createObjectURL = () => 'blob:orders';
  URL.revokeObjectURL = () => {};
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const api = await open(true);
  await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  expect(await screen.findByText(/The file ends after 20,000 orders/)).toBeVisible();
  expect(saved).toHaveBeenCalledTimes(1);
  expect(api.inputsOf('desk.ordersExport')).toEqual([{ tab: 'toShip', q: '', country: 'FR', since: '2026-05-01' }]);
});

test.each([
  [{ refundStatus: 3, isPartlyRefunded: true }, 'Partly refunded'],
  [{ refundStatus: 3, isPartlyRefunded: false }, 'Refunded'],
  [{ refundStatus: 2, isPartlyRefunded: false }, 'Money on its way back'],
] as const)('[DESK-03] [ORDER-08] an order with %j is told as %s', async (more, word) => {
  await renderRoute(
    { Component: () => <OrderBadges order={row('PT1-1', more)} /> },
    { at: '/', api: fakeApi(), user: {} },
  );
  expect(await screen.findByText(word)).toBeVisible();
});
