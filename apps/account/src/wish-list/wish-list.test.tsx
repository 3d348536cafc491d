import { QueryClient } from '@souk/query';
import { cartStore, panelsStore, toastsStore } from '@souk/state';
import { aRefusal, aWish, type FakeAnswers, fakeApi, renderRoute } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './wish-list.route';

const page = <T,>(list: T[]) => ({ list, pageNum: 1, pages: 1, total: list.length, limit: 24 });
const open = async (collect: FakeAnswers['collect'], at = '/users/collection_list', environment = {}) => {
  const api = fakeApi({ collect: collect ?? {} });
  await renderRoute(route, { path: '/users/collection_list', at, api, user: {}, ...environment });
  return api;
};
const toast = () => toastsStore.getState().toasts.map(({ text }) => text);

test('[ACCT-03] a wish leaves the list only once the server agreed', async () => {
  const wishes = [aWish({ storeName: 'Vase' })];
  const api = await open({
    products: async () => page([...wishes]),
    cancelProduct: async () => (wishes.pop(), true as const),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Vase from wish list' }));
  expect(await screen.findByRole('heading', { name: 'Your wish list is empty' })).toBeVisible();
  expect(api.inputsOf('collect.cancelProduct')).toEqual([{ id: aWish().id }]);
  expect(toast()).toEqual(['Removed from your wish list']);
});

test('[ACCT-03] [X2] while it leaves, its heart keeps the focus and takes no second press', async () => {
  const api = await open({
    products: async () => page([aWish({ storeName: 'Vase' })]),
    cancelProduct: () => new Promise(() => {}),
  });
  const heart = await screen.findByRole('button', { name: 'Remove Vase from wish list' });
  await userEvent.dblClick(heart);
  expect(heart).toBeEnabled();
  expect(heart).toHaveFocus();
  expect(api.inputsOf('collect.cancelProduct')).toHaveLength(1);
});

test('[ACCT-03] a refusal keeps the wish and says why', async () => {
  await open({
    products: async () => page([aWish({ storeName: 'Vase' })]),
    cancelProduct: () => Promise.reject(aRefusal('SERVER_ERROR')),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Vase from wish list' }));
  await waitFor(() => expect(toast()[0]).toMatch(/went wrong on the server side/));
  expect(screen.getByRole('article', { name: 'Vase' })).toBeVisible();
});

test('[ACCT-03] one without options goes into the cart, one with options asks in the quick view', async () => {
  const add = jest.fn(async () => true);
  cartStore.setState({ add });
  await open({
    products: async () =>
      page([aWish({ id: 1, storeName: 'Candle', attrId: 7 }), aWish({ id: 2, storeName: 'Shirt', attrId: null })]),
  });
  const candle = await screen.findByRole('article', { name: 'Candle' });
  await userEvent.click(within(candle).getByRole('button', { name: 'Add to cart' }));
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ productId: 1, cartNum: 1, productAttrUnique: 7 }));
  await userEvent.click(screen.getByRole('button', { name: 'Choose options' }));
  expect(panelsStore.getState().panel.kind).toBe('quickView');
});

test('[ACCT-03] a second press while the first is on its way takes no second piece', async () => {
  let answer = (): void => undefined;
  const add = jest.fn(() => new Promise<boolean>((take) => (answer = () => take(true))));
  cartStore.setState({ add });
  await open({ products: async () => page([aWish({ attrId: 7 })]) });
  const button = await screen.findByRole('button', { name: 'Add to cart' });
  await userEvent.dblClick(button);
  expect(add).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(async () => answer());
  await userEvent.click(button);
  expect(add).toHaveBeenCalledTimes(2);
  await act(async () => answer());
});

test('[ACCT-03] what is no longer sold says so and can be cleared at once', async () => {
  const api = await open({
    products: async () => page([aWish({ id: 5, isValid: false }), aWish({ id: 6, stock: 0 })]),
    delete: async () => true as const,
  });
  expect(await screen.findByText('No longer sold')).toBeVisible();
  expect(screen.getByText('Sold out')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tell me when it is back' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Remove from the list' }));
  await waitFor(() => expect(api.inputsOf('collect.delete')).toEqual([{ ids: [5] }]));
});

test('[MER-01] followed merchants can be left', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['merchants', 'following', 3], true);
  const api = await open(
    {
      merchants: async () =>
        page([{ merId: 3, merName: 'Linen House', merAvatar: null, createTime: '2024-05-20T10:00:00.000Z' }]),
      cancelMerchant: async () => true as const,
    },
    '/users/collection_list?part=merchants',
    { queryClient },
  );
  expect(await screen.findByRole('link', { name: 'Linen House' })).toHaveAttribute(
    'href',
    '/merchant/merchant/home?id=3',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Unfollow Linen House' }));
  await waitFor(() => expect(api.inputsOf('collect.cancelMerchant')).toEqual([{ id: 3 }]));
  // The merchant's own page asks anew whether they are followed.
  await waitFor(() => expect(queryClient.getQueryState(['merchants', 'following', 3])?.isInvalidated).toBe(true));
});
