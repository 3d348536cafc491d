import { QueryClient } from '@souk/query';
import { panelsStore, sessionStore, type SessionUser } from '@souk/state';
import { fakeApi, renderPart } from '@souk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WishButton } from './wish-button';

afterEach(() => sessionStorage.clear());

test('[ACCT-03] a wish list that was read before the press is read anew', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['wishes', 'products'], { pages: [] });
  const ids = jest.fn(async () => [4]);
  const api = fakeApi({ collect: { ids, addProduct: async () => true as const } });
  renderPart(<WishButton productId={11} />, { api, user: {}, queryClient });
  await waitFor(() => expect(ids).toHaveBeenCalled());
  await userEvent.click(screen.getByRole('button', { name: 'Add to wish list' }));
  await waitFor(() => expect(queryClient.getQueryState(['wishes', 'products'])?.isInvalidated).toBe(true));
  // What the answer says of the hearts is known already.
  expect(ids).toHaveBeenCalledTimes(1);
});

describe('[LOGIN-12] a heart that a guest pressed', () => {
  const pressAsGuest = async () => {
    const wished: number[] = [];
    const addProduct = jest.fn(async ({ id }: { id: number | string }) => {
      wished.push(Number(id));
      return true as const;
    });
    const api = fakeApi({ collect: { ids: async () => [...wished], addProduct } });
    const { unmount } = renderPart(<WishButton productId={11} />, { api });
    await userEvent.click(screen.getByRole('button', { name: 'Add to wish list' }));
    expect(panelsStore.getState().panel).toMatchObject({ kind: 'login', needsAccount: true });
    return { api, addProduct, leave: unmount };
  };
  const signedIn = { user: { sub: '7' } };
  const closeDialog = () => act(() => panelsStore.getState().closePanel());

  test('is done once they have signed in, and only once', async () => {
    const { api, addProduct, leave } = await pressAsGuest();
    leave();
    panelsStore.getState().closePanel();
    const { unmount } = renderPart(<WishButton productId={11} />, { api, ...signedIn });
    expect(await screen.findByRole('button', { pressed: true })).toBeVisible();
    unmount();
    renderPart(<WishButton productId={11} />, { api, ...signedIn });
    expect(addProduct.mock.calls).toEqual([[{ id: 11, category: 'store' }]]);
  });

  test('is forgotten with the dialog that they close', async () => {
    const { addProduct } = await pressAsGuest();
    closeDialog();
    act(() => sessionStore.getState().settle({ status: 'user', user: { sub: '7' } as SessionUser }));
    expect(await screen.findByRole('button', { pressed: false })).toBeVisible();
    expect(addProduct).not.toHaveBeenCalled();
  });

  test('is done for that product alone', async () => {
    const { api, addProduct, leave } = await pressAsGuest();
    leave();
    panelsStore.getState().closePanel();
    renderPart(<WishButton productId={12} />, { api, ...signedIn });
    expect(await screen.findByRole('button', { pressed: false })).toBeVisible();
    expect(addProduct).not.toHaveBeenCalled();
  });
});
