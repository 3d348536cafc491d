import type { QueryClient } from '@souk/query';
import { deviceStorage, dropCartUuid, sessionStore, tabStorage, type BrowserStorage } from '@souk/state';
import { requestForget, requestProvider } from './auth-requests';
import { areaOf } from '../app/area';
import { pageRealm } from './page-realm';
import { pageTokens } from './page-tokens';
import { tellTabs } from './tabs';

/**
 * Signs out here, in every other tab and at the provider, and leaves nothing of the shopper behind.
 * @throws where the sign-in could not be forgotten: the browser still has it, and the next page would be signed in
 * Source: ROUTE-02; docs/lessons, cart that survives to the next user.
 */
export const signOut = async (queryClient: QueryClient): Promise<void> => {
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
  location.replace(farewell);
};

/** Where a sign-out leads to: home, or the desk that was left. */
const signedOutPath = () => `/${areaOf(location.pathname) ?? ''}`;

/** Empties what this browser remembers of whoever was signed in. A desk leaves a shopper of the same browser what is theirs. */
export const forgetPerson = (queryClient: QueryClient) => {
  pageTokens.clear();
  if (!pageRealm().isDesk) forgetShopper();
  queryClient.clear();
  sessionStore.getState().settle({ status: 'anonymous', user: null });
};

const forgetShopper = () => {
  dropCartUuid();
  forget(tabStorage);
  forget(deviceStorage);
};

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

/** Choices of the browser that say nothing of the shopper. */
const stays = /consent|streamingClosed/i;
const forget = (storage: BrowserStorage) => {
  for (const key of storage.keys()) if (!stays.test(key)) storage.removeItem(key);
};
