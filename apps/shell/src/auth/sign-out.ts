import type { QueryClient } from '@souk/query';
import { requestForget, requestProvider } from './auth-requests';
import { areaOf } from '../app/area';
import { forgetPerson } from './forget-person';
import { pageTokens } from './page-tokens';
import { tellTabs } from './tabs';

/**
 * Signs out here and in every other tab, and leaves nothing of the shopper behind.
 * @returns where the provider's session ends too, and home is from there
 * @throws where the sign-in could not be forgotten: the browser still has it, and the next page would be signed in
 * Source: ROUTE-02; docs/lessons, cart that survives to the next user.
 */
export const signOut = async (queryClient: QueryClient): Promise<string> => {
  const wasSignedIn = pageTokens.mayBeSignedIn();
  const idToken = await knownIdToken();
  const farewell = wasSignedIn ? await farewellAddress(idToken) : signedOutPath();
  const isForgotten = await requestForget().then(
    ({ ok }) => ok,
    () => false,
  );
  if (wasSignedIn && !isForgotten) throw new Error('the sign-in was not forgotten');
  tellTabs({ kind: 'signedOut' });
  forgetPerson(queryClient);
  return farewell;
};

/** Where a sign-out leads to: home, or the desk that was left. */
const signedOutPath = () => `/${areaOf(location.pathname) ?? ''}`;

/** The provider asks no question when it is shown the id token; a page that was just opened has to fetch it first. */
const knownIdToken = async () => {
  if (!pageTokens.idToken()) await pageTokens.access().catch(() => undefined);
  return pageTokens.idToken();
};

/** @returns where the provider ends its session and leads home, or to the desk; there itself where the provider cannot be told */
export const farewellAddress = async (idToken: string | null): Promise<string> => {
  const provider = await requestProvider().catch(() => null);
  if (!provider?.endSessionEndpoint) return signedOutPath();
  const address = new URL(provider.endSessionEndpoint);
  address.searchParams.set('client_id', provider.clientId);
  address.searchParams.set('post_logout_redirect_uri', location.origin + signedOutPath());
  // Without it the provider asks whether the shopper means it, and its session ends all the same.
  if (idToken) address.searchParams.set('id_token_hint', idToken);
  return address.href;
};
