import type { DeskOrder, StaffRole } from '@souk/contract/desk';
import { aDeskOrder, aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './order-detail.route';

const no = 'PT1-1';
const stored = {
  firstName: 'Lena',
  lastName: 'Ray',
  country: 'US',
  detail: '1 Main St',
  detail2: '',
  province: 'CA',
  city: 'Fresno',
  postCode: '93650',
  phone: '+1 5592345678',
  version: 3,
  orders: 2,
};

const open = async (address: DeskOrder['can']['address'] = null, role: StaffRole = 'orders') => {
  const { can } = aDeskOrder();
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf(role),
      order: async () => aDeskOrder({ no, can: { ...can, address } }),
      orderAddress: async () => stored,
      orderAddressSave: async () => true as const,
    },
  });
  await renderRoute(route, { path: '/admin/orders/:no', at: `/admin/orders/${no}`, api, user: {} });
  await screen.findByRole('heading', { name: 'Deliver to' });
  return api;
};
const button = () => screen.queryByRole('button', { name: 'Change the delivery address' });

describe('[DESK-59] the delivery address on an order’s page', () => {
  test('is typed by the rules of its country, which stays, and saved with the version that was seen', async () => {
    const api = await open();
    await userEvent.click(button() as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the delivery address' }));
    expect(await dialog.findByText(/All 2 orders of this purchase/)).toBeVisible();
    expect(dialog.getByText(/^Country: United States\./)).toBeVisible();
    expect(dialog.queryByLabelText('Country')).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText('State'), 'Oregon');
    const code = dialog.getByLabelText('Postal code');
    await userEvent.clear(code);
    const save = dialog.getByRole('button', { name: 'Save the address' });
    await userEvent.click(save);
    expect(dialog.getByText('Please fill in this field')).toBeVisible();
    expect(api.inputsOf('desk.orderAddressSave')).toEqual([]);
    await userEvent.type(code, '97201');
    await userEvent.click(save);
    const { orders: _orders, ...typed } = stored;
    expect(api.inputsOf('desk.orderAddressSave')).toEqual([{ ...typed, no, province: 'OR', postCode: '97201' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each([
    ['something of the purchase was sent: the page says so', 'purchaseSent', 'orders', true],
    ['it was sent itself', 'sent', 'orders', false],
    ['support asks', 'notAllowed', 'support', false],
  ] as const)('is not changed when %s', async (_when, obstacle, role, isSaid) => {
    await open(obstacle, role);
    expect(button()).toBeNull();
    expect(screen.queryByText(/^Something of this purchase/) !== null).toBe(isSaid);
  });
});
