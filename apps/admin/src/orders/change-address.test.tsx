import type { DeskOrder, StaffRole } from '@souk/contract/desk';
import { QueryClient } from '@souk/query';
import { aDeskOrder, aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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
  const queryClient = new QueryClient();
  let obstacle = address;
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf(role),
      order: async () => aDeskOrder({ no, can: { ...can, address: obstacle } }),
      orderAddress: async () => stored,
      orderAddressSave: async () => true as const,
    },
  });
  await renderRoute(route, { path: '/admin/orders/:no', at: `/admin/orders/${no}`, api, user: {}, queryClient });
  await screen.findByRole('heading', { name: 'Deliver to' });
  const sendByColleague = async () => {
    obstacle = 'sent';
    await act(() => queryClient.invalidateQueries({ queryKey: ['desk', null] }));
  };
  return { ...api, sendByColleague };
};
const button = () => screen.queryByRole('button', { name: 'Change the delivery address' });

describe('[DESK-59] the delivery address on an order’s page', () => {
  test('that is typed is not lost without asking', async () => {
    await open();
    await userEvent.click(button() as HTMLElement);
    const window = await screen.findByRole('dialog', { name: 'Change the delivery address' });
    await userEvent.type(await within(window).findByLabelText('City'), ' Hills');
    const ask = jest.spyOn(globalThis, 'confirm').mockReturnValue(false);
    await userEvent.click(window);
    expect(within(window).getByLabelText('City')).toHaveValue('Fresno Hills');
    expect(ask).toHaveBeenCalledTimes(1);
    ask.mockRestore();
  });

  test('is typed by the rules of its country, which stays, and saved with the version that was seen', async () => {
    const api = await open();
    await userEvent.click(button() as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the delivery address' }));
    expect(await dialog.findByText(/All 2 orders of this purchase/)).toBeVisible();
    expect(dialog.getByText(/^Country: United States\./)).toBeVisible();
    expect(dialog.queryByLabelText('Country')).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText('State'), 'Oregon');
    const code = dialog.getByLabelText('Postal code');
    const city = dialog.getByLabelText('City');
    await userEvent.clear(code);
    await userEvent.clear(city);
    const save = dialog.getByRole('button', { name: 'Save the address' });
    await userEvent.click(save);
    for (const field of [code, city]) expect(field).toHaveAccessibleDescription('Please fill in this field');
    await userEvent.type(city, 'Fresno');
    expect(city).toBeValid();
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

  test('stays typed when a colleague sends the order meanwhile: the press is told so', async () => {
    const api = await open();
    await userEvent.click(button() as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the delivery address' }));
    const code = await dialog.findByLabelText('Postal code');
    await userEvent.clear(code);
    await userEvent.type(code, '93651');
    await api.sendByColleague();
    expect(button()).toBeNull();
    expect(code).toHaveValue('93651');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the address' }));
    expect(api.inputsOf('desk.orderAddressSave')).toMatchObject([{ postCode: '93651', version: 3 }]);
  });
});
