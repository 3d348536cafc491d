import { requestProvider } from './auth-requests';
import { farewellAddress } from './sign-out';

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
