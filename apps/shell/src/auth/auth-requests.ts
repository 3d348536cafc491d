import { pageRealm } from './page-realm';

/** Where this page's tokens come from. */
export const tokenPath = () => `${pageRealm().path}/token`;

/** Only a script of our own origin can set it; the token endpoint asks for it. */
export const authHeaders = { 'x-souk-auth': '1' };

/** Where the provider is, as `…/provider` tells. */
export type ProviderInfo = {
  issuer: string;
  clientId: string;
  authorizationEndpoint: string;
  /** Null: the provider cannot be told of a sign-out. */
  endSessionEndpoint: string | null;
};

/** Renews the sign-in from the cookie. `keepalive`: an answer that the page no longer waits for must still set the new cookie. */
export const requestRefresh = () =>
  fetch(tokenPath(), {
    method: 'POST',
    headers: authHeaders,
    body: new URLSearchParams({ grant_type: 'refresh_token' }),
    keepalive: true,
  });

/** Forgets the sign-in on our side and revokes it at the provider. */
export const requestForget = () => fetch(tokenPath(), { method: 'DELETE', headers: authHeaders, keepalive: true });

/** @throws when the provider cannot be found */
export const requestProvider = async (): Promise<ProviderInfo> => {
  const reply = await fetch(`${pageRealm().path}/provider`);
  if (!reply.ok) throw new Error(`identity provider not found: ${reply.status}`);
  return (await reply.json()) as ProviderInfo;
};
