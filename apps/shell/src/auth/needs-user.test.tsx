import type { Api } from '@souk/api-client';
import { QueryClient } from '@souk/query';
import { panelsStore, sessionSettled, sessionStore, failedSignInCheck } from '@souk/state';
import { renderRoute } from '@souk/testing';
import { act, screen } from '@testing-library/react';
import { NeedsUser } from './needs-user';
import { pageTokens } from './page-tokens';
import { startSession } from './start-session';

const show = () => renderRoute({ Component: () => <NeedsUser>Their orders</NeedsUser> });
const down = () => Promise.reject(new Error('down'));
const answered = () => Promise.resolve(true);

/** An api that knows a token or fails, with a token in the page. */
const check = async (tokenExists: () => Promise<boolean>) => {
  Object.assign(globalThis, {
    BroadcastChannel: class extends EventTarget {
      postMessage() {}
    },
  });
  pageTokens.hold({ accessToken: 'a.e30.c', idToken: null, expiresAtMs: Date.now() + 300_000 });
  const api = {
    login: { tokenExists },
    users: { info: () => Promise.resolve({ nickname: 'Ann', email: 'ann@souk.test' }) },
    session: { start: answered, resume: answered, end: answered },
  } as unknown as Api; // of all calls only those that signing in makes
  await act(() => {
    sessionStore.getState().settle({ status: 'unknown', user: null });
    return startSession(api, new QueryClient());
  });
};

afterEach(() => {
  delete failedSignInCheck.retry;
  pageTokens.clear();
});

test('[ROUTE-14] until it is known who is here the page’s heading stands over its shape', async () => {
  await renderRoute({ Component: () => <NeedsUser heading={<h1>My orders</h1>}>Their orders</NeedsUser> });
  act(() => sessionStore.getState().settle({ status: 'unknown', user: null }));
  expect(screen.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  expect(screen.queryByText('Their orders')).not.toBeInTheDocument();
});

test('[LOGIN-11] nobody is asked to sign in, in a dialog over the 401 page', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Please sign in' })).toBeVisible();
  expect(panelsStore.getState().panel.kind).toBe('login');
});

test('[LOGIN-10] a shopper whom the server knows sees the page', async () => {
  await show();
  await check(answered);
  expect(screen.getByText('Their orders')).toBeVisible();
});

test('[LOGIN-10] a shopper whose sign-in could not be checked is told so, and not asked for it again', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  await check(down);
  await show();
  expect(screen.getByRole('heading', { level: 1, name: /Something went wrong/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(panelsStore.getState().panel.kind).toBe('none');
  expect(said).toHaveBeenCalledWith('sign-in could not be checked', expect.any(Error));
  said.mockRestore();
});

test('[LOGIN-10, CART-11] whoever needs to know who is here has the sign-in checked again', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const tokenExists = jest
    .fn(answered)
    .mockRejectedValueOnce(new Error('down'))
    .mockRejectedValueOnce(new Error('down'));
  await check(tokenExists);
  await expect(sessionSettled()).rejects.toThrow('down');
  await act(async () => expect(await sessionSettled()).toMatchObject({ status: 'user', user: { nickname: 'Ann' } }));
  await sessionSettled();
  expect(tokenExists).toHaveBeenCalledTimes(3);
  said.mockRestore();
});
