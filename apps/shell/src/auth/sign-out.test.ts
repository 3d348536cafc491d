import { QueryClient } from '@souk/query';
import { sessionStore } from '@souk/state';
import { requestForget, requestProvider } from './auth-requests';
import { pageTokens } from './page-tokens';
import { farewellAddress, signOut } from './sign-out';

jest.mock('./auth-requests');
const provider = { issuer: 'https://id.test', clientId: 'souk', authorizationEndpoint: 'https://id.test/auth' };
const endSessionEndpoint = 'https://id.test/logout';

test.each(['a-token', null])('[ROUTE-02] with the id token %s the provider’s session ends', async (idToken) => {
  jest.mocked(requestProvider).mockResolvedValue({ ...provider, endSessionEndpoint });
  const address = new URL(await farewellAddress(idToken));
  expect(address.origin + address.pathname).toBe(endSessionEndpoint);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'souk',
    post_logout_redirect_uri: `${location.origin}/`,
    ...(idToken ? { id_token_hint: idToken } : {}),
  });
});

test('[ROUTE-02] where the provider cannot be told, the shopper is home at once', async () => {
  jest.mocked(requestProvider).mockResolvedValue({ ...provider, endSessionEndpoint: null });
  expect(await farewellAddress(null)).toBe('/');
  jest.mocked(requestProvider).mockRejectedValue(new Error('down'));
  expect(await farewellAddress(null)).toBe('/');
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy that fails', async () => ({ ok: false, status: 502 }) as Response],
])('[ROUTE-02] with %s the shopper is still signed in, and nothing says otherwise', async (_what, answer) => {
  jest.mocked(requestProvider).mockRejectedValue(new Error('down'));
  jest.mocked(requestForget).mockImplementation(answer);
  pageTokens.hold({ accessToken: 'a', idToken: 'i', expiresAtMs: Date.now() + 300_000 });
  const user = { sub: 's', email: 'ann@souk.test', nickname: 'Ann', phone: null, avatar: null };
  sessionStore.getState().settle({ status: 'user', user });
  await expect(signOut(new QueryClient())).rejects.toThrow('not forgotten');
  expect(sessionStore.getState().user).toEqual(user);
  pageTokens.clear();
});
