import { ApiError } from '@souk/api-client';
import type { DeskOrder } from '@souk/contract/desk';
import { QueryClient } from '@souk/query';
import { aDeskOrder, aDeskOrderLine, aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { OrderDetail } from './order-detail';

const parcelOf = (id: number, number: string) => ({
  id,
  carrier: 'DHL',
  number,
  trackingUrl: '',
  sentAt: '2026-05-04T10:00:00.000Z',
  items: [{ id: 7, num: 1 }],
});

/** Opens an order of which three pieces wait. `sendOne`: a colleague, or the press, sends one of them. */
const open = async (answer: () => true = () => true) => {
  const can = { ship: null, deliver: 'notSent', cancel: null, refund: null, address: null } as const;
  let order: DeskOrder = aDeskOrder({ no: 'PT1-1', status: 'paid', lines: [aDeskOrderLine({ id: 7, num: 3 })], can });
  const send = (number: string) => {
    const [line] = order.lines;
    order = {
      ...order,
      lines: [{ ...line!, sent: line!.sent + 1 }],
      parcels: [...order.parcels, parcelOf(order.parcels.length + 1, number)],
    };
  };
  const api = fakeApi({
    desk: {
      order: async () => order,
      orders: async () => ({ list: [], total: 0, pages: 1, pageNum: 1, limit: 2, toShip: 0 }),
      ship: async ({ number }) => {
        send(number);
        return answer();
      },
    },
  });
  const queryClient = new QueryClient();
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('admin'), null)}>
      <OrderDetail no="PT1-1" />
    </DeskContext>
  );
  await renderRoute({ Component }, { path: '/admin/orders/:no', at: '/admin/orders/PT1-1', api, queryClient });
  await screen.findByRole('heading', { name: 'Parcel' });
  const sendByColleague = async () => {
    send('COLLEAGUE');
    await act(() => queryClient.invalidateQueries({ queryKey: ['desk', null] }));
    await screen.findByText(/^Sent by DHL, COLLEAGUE/);
  };
  return { api, sendByColleague };
};

const number = () => screen.getByRole('textbox', { name: 'Tracking number' });
const carrier = () => screen.getByRole('combobox', { name: 'Carrier' });
const pieces = () => screen.queryByRole('textbox', { name: /Shirt|Linen/ });

test('[DESK-03] what is typed of a parcel stays when a colleague sends a part meanwhile, and the pieces that wait are shown', async () => {
  const { api, sendByColleague } = await open();
  await userEvent.type(carrier(), 'UPS');
  await userEvent.type(number(), '1Z');
  expect(pieces()).toBeNull();
  await sendByColleague();
  expect(carrier()).toHaveValue('UPS');
  expect(number()).toHaveValue('1Z');
  expect(number()).toHaveFocus();
  expect(pieces()).toHaveValue('2');
  await userEvent.type(number(), '9{Enter}');
  await waitFor(() =>
    expect(api.inputsOf('desk.ship')).toMatchObject([{ carrier: 'UPS', number: '1Z9', items: [{ id: 7, num: 2 }] }]),
  );
});

test('[DESK-03] pieces that are typed stay, too, and are refused where fewer wait now', async () => {
  const { api, sendByColleague } = await open();
  await userEvent.type(carrier(), 'UPS');
  await userEvent.type(number(), '1Z');
  await userEvent.click(screen.getByRole('checkbox', { name: /part/i }));
  await userEvent.clear(pieces()!);
  await userEvent.type(pieces()!, '3');
  await sendByColleague();
  expect(pieces()).toHaveValue('3');
  await userEvent.type(number(), '{Enter}');
  expect(pieces()).toHaveAccessibleDescription(/2/);
  expect(api.inputsOf('desk.ship')).toEqual([]);
});

test('[DESK-03] after a part is sent the form is empty for the next parcel of the order, but for the carrier', async () => {
  await open();
  await userEvent.type(carrier(), 'UPS');
  await userEvent.type(number(), '1Z');
  await userEvent.click(screen.getByRole('checkbox', { name: /part/i }));
  await userEvent.clear(pieces()!);
  await userEvent.type(pieces()!, '1');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as sent' }));
  await waitFor(() => expect(number()).toHaveValue(''));
  expect(carrier()).toHaveValue('UPS');
  expect(pieces()).toBeNull();
  await userEvent.click(await screen.findByRole('checkbox', { name: /part/i }));
  await waitFor(() => expect(pieces()).toHaveValue('2'));
});

test('[DESK-03] a parcel whose answer was lost, and which is there, is not sent once more under its number', async () => {
  const { api } = await open(() => {
    throw new ApiError({ code: 502 });
  });
  await userEvent.type(carrier(), 'UPS');
  await userEvent.type(number(), '1Z{Enter}');
  await screen.findByText(/^Sent by DHL, 1Z/);
  await waitFor(() => expect(number()).toHaveValue(''));
  await userEvent.type(number(), '{Enter}');
  expect(number()).toHaveAccessibleDescription('Enter the tracking number');
  expect(api.inputsOf('desk.ship')).toHaveLength(1);
});
