import type { LineTrouble } from '@souk/contract';
import { QueryClient } from '@souk/query';
import { toastsStore } from '@souk/state';
import { anAddress, aRefusal } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leavePage } from '../testing/cart-environment';
import { typeAddress } from '../testing/guest';
import { cardIsReady, field, open, place } from '../testing/open-checkout';
import { stubStripe } from '../testing/stub-stripe';

beforeEach(stubStripe);
afterEach(leavePage);

/** A shopper without a book types an address and wants it kept. */
const openAndType = async (answers: Parameters<typeof open>[0], environment = {}) => {
  const page = await open(answers, { user: {}, ...environment });
  await screen.findByRole('button', { name: 'Place order' });
  await typeAddress(field);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Save to my address book' }));
  await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
  await cardIsReady();
  return page;
};

test('[ACCT-02] [ORDER-02] an address is kept once, also when the order was refused at first', async () => {
  const short: LineTrouble = { ref: '501', name: 'Linen shirt', reason: 'PRICE_CHANGED', available: 2, price: 12 };
  let isRefused = true;
  const create = async () => {
    if (isRefused) throw aRefusal('LINES_REFUSED', { message: 'Some cannot be bought', data: { lines: [short] } });
    return { orderNo: 'PT1', orderToken: null, paid: false };
  };
  const edit = async () => anAddress();
  const { api, address } = await openAndType({ orders: { create }, address: { edit } });
  await place();
  expect(await screen.findByText(/now costs/)).toBeVisible();
  expect(api.inputsOf('address.edit')).toEqual([]);
  isRefused = false;
  await place();
  await waitFor(() => expect(address()).toBe('/order/payment_result?orderNo=PT1'));
  expect(api.inputsOf('address.edit')).toHaveLength(1);
});

test('[ORDER-08] [ACCT-04] lists of orders and coupons that were read before the order are read anew', async () => {
  const queryClient = new QueryClient();
  const keys = [
    ['orders', 'list', 'all', ''],
    ['coupons', 'mine', 'usable'],
  ];
  for (const key of keys) queryClient.setQueryData(key, { pages: [] });
  const { address } = await openAndType({ address: { edit: async () => anAddress() } }, { queryClient });
  await place();
  await waitFor(() => expect(address()).toBe('/order/payment_result?orderNo=PT1'));
  for (const key of keys) expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

test('[ACCT-02] an address that the book does not take is said, and the order is paid all the same', async () => {
  const edit = () => Promise.reject(aRefusal('ADDRESS_BOOK_FULL', { message: 'Your book holds 20 addresses at most' }));
  const { address } = await openAndType({ address: { edit } });
  await place();
  await waitFor(() => expect(address()).toBe('/order/payment_result?orderNo=PT1'));
  expect(toastsStore.getState().toasts.map(({ text }) => text)).toEqual(['Your book holds 20 addresses at most']);
});
