import { ApiError, type Api } from '@souk/api-client';
import { sessionSettled, sessionStore, failedSignInCheck } from '@souk/state';
import { afterSignIn } from './after-sign-in';
import { pageTokens } from './page-tokens';

jest.mock('./sign-in', () => ({ finishSignIn: async () => ({ kind: 'signedIn', returnTo: '/order/shopping_cart' }) }));

test('[LOGIN-10, CART-11] whoever signed in while the api was away is checked again, and not taken for a guest', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  pageTokens.hold({ accessToken: 'a.e30.c', idToken: null, expiresAtMs: Date.now() + 300_000 });
  const tokenExists = jest.fn(async () => true).mockRejectedValueOnce(new ApiError({ code: 503 }));
  const api = { login: { tokenExists }, users: { info: async () => ({ nickname: 'Ann' }) } } as unknown as Api; // of all calls those of a greeting
  sessionStore.getState().settle({ status: 'unknown', user: null });
  expect(await afterSignIn(api, '/callback?code=1')).toBe('/order/shopping_cart');
  expect([sessionStore.getState().status, failedSignInCheck.retry !== undefined]).toEqual(['anonymous', true]);
  expect(await sessionSettled()).toMatchObject({ user: { nickname: 'Ann' } });
  said.mockRestore();
  pageTokens.clear();
});
