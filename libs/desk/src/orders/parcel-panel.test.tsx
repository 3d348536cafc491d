import type { DeskOrder, OrderObstacle } from '@souk/contract/desk';
import { aDeskOrder, aDeskOrderLine, aDeskOrderRow, aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { OrderDetail } from './order-detail';

/** Opens an order at the platform's desk. @param waiting orders that wait once it was sent */
const open = async (change: Partial<DeskOrder>, waiting: readonly string[] = []) => {
  let order = aDeskOrder({ lines: [aDeskOrderLine()], ...change });
  const api = fakeApi({
    desk: {
      order: async () => order,
      orders: async () => ({
        list: waiting.map((no) => aDeskOrderRow({ no })),
        total: waiting.length,
        pages: 1,
        pageNum: 1,
        limit: 2,
        toShip: waiting.length,
      }),
      ship: async () => {
        const parcels = [{ id: 1, carrier: 'DHL', number: '1Z', trackingUrl: '', sentAt: order.at, items: [] }];
        order = { ...order, status: 'inTransit', parcels, can: { ...order.can, ship: 'sent', deliver: null } };
        return true;
      },
      tracking: async () => true,
    },
  });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('admin'), null)}>
      <OrderDetail no={order.no} />
    </DeskContext>
  );
  await renderRoute({ Component }, { path: '/admin/orders/:no', at: `/admin/orders/${order.no}`, api });
  await screen.findByRole('heading', { name: 'Parcel' });
  return api;
};
const can = (change: Partial<DeskOrder['can']>): DeskOrder['can'] => ({
  ship: null,
  deliver: 'notSent',
  cancel: null,
  refund: null,
  address: null,
  ...change,
});
const parcel = {
  id: 1,
  carrier: 'DHL',
  number: '1Z',
  trackingUrl: '',
  sentAt: '2026-05-04T10:00:00.000Z',
  items: [],
};
const send = async () => {
  await userEvent.type(screen.getByRole('combobox', { name: 'Carrier' }), 'DHL');
  await userEvent.type(screen.getByRole('textbox', { name: 'Tracking number' }), '1Z{Enter}');
};

test('[DESK-03] a carrier’s page about the parcel goes along; what is no address by https is refused at its field', async () => {
  const api = await open({ no: 'PT1-1', status: 'paid', can: can({}) }, ['PT1-1']);
  const address = screen.getByRole('textbox', { name: /^Tracking page of the carrier/ });
  await userEvent.type(address, 'http://carrier.example/1Z');
  await send();
  expect(address).toHaveAccessibleDescription(/The whole address, like https/);
  expect(api.inputsOf('desk.ship')).toEqual([]);
  await userEvent.clear(address);
  await userEvent.type(address, 'https://carrier.example/1Z{Enter}');
  await waitFor(() =>
    expect(api.inputsOf('desk.ship')).toEqual([
      {
        no: 'PT1-1',
        carrier: 'DHL',
        number: '1Z',
        trackingUrl: 'https://carrier.example/1Z',
        items: [{ id: 7, num: 1 }],
      },
    ]),
  );
});

test('[DESK-21] all that is missing of a parcel is told at its fields at once, and no longer what was put right', async () => {
  const api = await open({ no: 'PT1-1', status: 'paid', lines: [aDeskOrderLine({ num: 3 })], can: can({}) });
  const [carrier, number] = [
    screen.getByRole('combobox', { name: 'Carrier' }),
    screen.getByLabelText('Tracking number'),
  ];
  await userEvent.click(screen.getByRole('checkbox', { name: /part/ }));
  const pieces = screen.getByRole('textbox', { name: /Linen shirt/ });
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '4{Enter}');
  expect(carrier).toHaveAccessibleDescription('Enter the carrier');
  expect(number).toHaveAccessibleDescription('Enter the tracking number');
  expect(pieces).toHaveAccessibleDescription(/Enter a number from 0 to 3/);
  await userEvent.type(carrier, 'DHL');
  expect(carrier).toBeValid();
  expect(number).toHaveAccessibleDescription('Enter the tracking number');
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '1');
  await userEvent.type(number, '1Z{Enter}');
  await waitFor(() => expect(api.inputsOf('desk.ship')).toMatchObject([{ number: '1Z', items: [{ num: 1 }] }]));
});

test('[DESK-21] what is missing in a correction of a parcel is told when it is sent, not while somebody types', async () => {
  const api = await open({ status: 'inTransit', parcels: [parcel], can: can({ ship: 'sent', deliver: null }) });
  await userEvent.click(screen.getByRole('button', { name: 'Correct 1Z' }));
  const carrier = screen.getByRole('combobox', { name: 'Carrier' });
  const number = screen.getByRole('textbox', { name: /^Tracking number/ });
  await userEvent.clear(carrier);
  await userEvent.clear(number);
  expect(carrier).toHaveAccessibleDescription('');
  await userEvent.type(number, '{Enter}');
  expect(carrier).toHaveAccessibleDescription('Enter the carrier');
  expect(number).toHaveAccessibleDescription(/Enter the tracking number/);
  expect(api.inputsOf('desk.tracking')).toEqual([]);
});

test('[DESK-03] the press says which pieces it sends: of a piece that a colleague sent or gave back meanwhile the server says so', async () => {
  const line = aDeskOrderLine({ id: 7, num: 3, sent: 1 });
  const api = await open({ no: 'PT1-1', status: 'paid', lines: [line], can: can({}) });
  await send();
  await waitFor(() => expect(api.inputsOf('desk.ship')).toMatchObject([{ items: [{ id: 7, num: 2 }] }]));
});

test('[DESK-03] a number that is corrected to what it is already is not sent, and nobody is told that it was', async () => {
  const api = await open({ status: 'inTransit', parcels: [parcel], can: can({ ship: 'sent', deliver: null }) });
  const correct = () => userEvent.click(screen.getByRole('button', { name: 'Correct 1Z' }));
  await correct();
  await userEvent.type(screen.getByRole('textbox', { name: /^Tracking number/ }), ' {Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.inputsOf('desk.tracking')).toEqual([]);
  expect(screen.queryByText(/^Corrected/)).toBeNull();
  await correct();
  await userEvent.type(screen.getByRole('textbox', { name: /^Tracking number/ }), '9{Enter}');
  await waitFor(() => expect(api.inputsOf('desk.tracking')).toMatchObject([{ number: '1Z9' }]));
});

test.each<[string, DeskOrder['parcels']]>([
  ['not sent', []],
  ['sent in part', [{ ...parcel, items: [{ id: 7, num: 1 }] }]],
])('[DESK-03] of an order that is %s the panel says that pieces are left to send', async (_what, parcels) => {
  await open({ status: 'paid', parcels, can: can({}) });
  expect(screen.getByText('Some pieces are still to be sent.')).toBeVisible();
});

test('[DESK-03] whoever sent an order goes on to the one that waits longest', async () => {
  const api = await open({ no: 'PT1-1', status: 'paid', can: can({}) }, ['PT1-1', 'PT2-1']);
  expect(screen.queryByRole('link', { name: 'Next order to send' })).toBeNull();
  await send();
  const next = await screen.findByRole('link', { name: 'Next order to send' });
  expect(next).toHaveAttribute('href', '/admin/orders/PT2-1');
  expect(next).toHaveFocus();
  expect(api.inputsOf('desk.orders')[0]).toEqual({ tab: 'toShip', limit: 2 });
});

test('[DESK-03] whoever sent the last order reads that all are sent', async () => {
  await open({ no: 'PT1-1', status: 'paid', can: can({}) });
  await send();
  expect(await screen.findByText('All orders are sent.')).toBeVisible();
});

test.each<[string, OrderObstacle, OrderObstacle, string[]]>([
  ['that nothing is paid, once for the parcel', 'unpaid', 'unpaid', ['This order is not paid yet.']],
  ['that the parcel is delivered', 'sent', 'delivered', ['The parcel has been delivered.']],
])('[DESK-03] an order says %s, and why no money is given back', async (_what, ship, deliver, texts) => {
  await open({ can: can({ ship, deliver, cancel: 'over', refund: 'nothingLeft' }) });
  for (const text of texts) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('Everything is refunded, or was asked back.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Refund pieces' })).toBeNull();
});

test('[DESK-11] an order whose pieces are all refunded says that its postage was kept', async () => {
  await open({
    can: can({ refund: 'nothingLeft' }),
    payCents: 99_40,
    freightCents: 5_90,
    refundedCents: 93_50,
  });
  expect(screen.getByText(/The postage of \$5\.90 was kept/)).toBeVisible();
});

test('[DESK-01] whoever may not send a parcel reads which role may', async () => {
  await open({ can: can({ ship: 'notAllowed', deliver: 'notAllowed' }) });
  expect(screen.getByText(/Your role does not allow this\. Ask an administrator for the role .*Orders/)).toBeVisible();
});
