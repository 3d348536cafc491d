import { QueryClient } from '@souk/query';
import { failedSignInCheck, panelsStore, type Session, sessionStore, type SessionUser, toastsStore } from '@souk/state';
import { aMerchant, aRefusal } from '@souk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as home from '../../merchant-home/merchant-home.route';
import { visit } from '../../testing/visit';

const at = '/merchant/merchant/home?id=3';
const toasts = () => toastsStore.getState().toasts.map(({ text }) => text);

describe('[MER-01] following a merchant', () => {
  test('[LOGIN-12] who is not signed in is asked to, and nothing is called', async () => {
    const { api } = await visit(home, at);
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    expect(panelsStore.getState().panel).toEqual({
      kind: 'login',
      message: 'Please sign in first',
      needsAccount: true,
    });
    expect(api.inputsOf('collect.addMerchant')).toEqual([]);
  });

  test('[LOGIN-12] who then signs in follows without another press', async () => {
    const { api } = await visit(home, at, { collect: { addMerchant: async () => true } });
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    act(() => {
      sessionStore.getState().settle({ status: 'user', user: { sub: '7' } as SessionUser });
      panelsStore.getState().closePanel();
    });
    expect(await screen.findByRole('button', { name: 'Following', pressed: true })).toBeVisible();
    expect(api.inputsOf('collect.addMerchant')).toEqual([3]);
  });

  test('[LOGIN-12] a press before it is known who is here asks no signed-in shopper to sign in', async () => {
    const { api } = await visit(home, at, { collect: { addMerchant: async () => true } }, { user: {} });
    const { settle, status, user } = sessionStore.getState();
    act(() => settle({ status: 'unknown', user: null }));
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    expect([api.inputsOf('collect.addMerchant'), panelsStore.getState().panel.kind]).toEqual([[], 'none']);
    act(() => settle({ status, user } as Session));
    await waitFor(() => expect(api.inputsOf('collect.addMerchant')).toEqual([3]));
    expect(panelsStore.getState().panel.kind).toBe('none');
  });

  test('[LOGIN-12] a press where the sign-in cannot be checked says so, and asks nobody to sign in', async () => {
    await visit(home, at);
    failedSignInCheck.retry = () => Promise.reject(aRefusal('SERVER_ERROR'));
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    delete failedSignInCheck.retry;
    expect(toasts()).toEqual(['Something went wrong on the server side, please try again later']);
    expect(panelsStore.getState().panel.kind).toBe('none');
  });

  test('the button changes once the call has succeeded, and back', async () => {
    const { api } = await visit(
      home,
      at,
      { collect: { addMerchant: async () => true, cancelMerchant: async () => true } },
      { user: {} },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    const following = await screen.findByRole('button', { name: 'Following', pressed: true });
    expect(toasts()).toEqual(['You follow Linen House']);
    await userEvent.click(following);
    expect(await screen.findByRole('button', { name: 'Follow', pressed: false })).toBeVisible();
    expect(api.inputsOf('collect.addMerchant')).toEqual([3]);
    expect(api.inputsOf('collect.cancelMerchant')).toEqual([3]);
  });

  test('a list of followed merchants that was read before is read anew', async () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(['wishes', 'merchants'], { pages: [] });
    await visit(home, at, { collect: { addMerchant: async () => true } }, { user: {}, queryClient });
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    await waitFor(() => expect(queryClient.getQueryState(['wishes', 'merchants'])?.isInvalidated).toBe(true));
  });

  test('an answer that was on its way when the button was pressed changes nothing back', async () => {
    const late = Promise.withResolvers<ReturnType<typeof aMerchant>>();
    // The page's own call is answered; that of the button waits.
    const info = jest.fn(() => late.promise).mockResolvedValueOnce(aMerchant());
    const { api } = await visit(
      home,
      at,
      { merchants: { info }, collect: { addMerchant: async () => true, cancelMerchant: async () => true } },
      { user: {} },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    const button = await screen.findByRole('button', { name: 'Following', pressed: true });
    await act(async () => late.resolve(aMerchant({ isCollect: false })));
    await userEvent.click(button);
    await screen.findByRole('button', { name: 'Follow', pressed: false });
    expect(api.inputsOf('collect.cancelMerchant')).toEqual([3]);
  });

  test('who follows already sees it', async () => {
    await visit(home, at, { merchants: { info: async () => aMerchant({ isCollect: true }) } }, { user: {} });
    expect(await screen.findByRole('button', { name: 'Following', pressed: true })).toBeVisible();
  });

  test('a call that fails changes nothing and says so', async () => {
    const addMerchant = () => Promise.reject(aRefusal('SERVER_ERROR'));
    await visit(home, at, { collect: { addMerchant } }, { user: {} });
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    await waitFor(() => expect(toasts()).toEqual(['Something went wrong on the server side, please try again later']));
    expect(screen.getByRole('button', { name: 'Follow', pressed: false })).toBeVisible();
  });
});
