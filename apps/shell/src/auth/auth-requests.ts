import { pageRealm } from './page-realm';
import { authHeaders, requestRefreshAt } from './request-refresh';

/** Where this page's tokens come from. */
export const tokenPath = () => `${pageRealm().path}/token`;

/** Where the provider is, as `…/provider` tells. */
export type ProviderInfo = {
  issuer: string;
  clientId: string;
  authorizationEndpoint: string;
  /** Null: the provider cannot be told of a sign-out. */
  endSessionEndpoint: string | null;
};

/** Renews the sign-in of this page from the cookie. */
export const requestRefresh = () => requestRefreshAt(pageRealm().path);

/** Forgets the sign-in on our side and revokes it at the provider. */
export const requestForget = () => fetch(tokenPath(), { method: 'DELETE', headers: authHeaders, keepalive: true });

/** @throws when the provider cannot be found */
export const requestProvider = async (): Promise<ProviderInfo> => {
  const reply = await fetch(`${pageRealm().path}/provider`);
  if (!reply.ok) throw new Error(`identity provider not found: ${reply.status}`);
  return (await reply.json()) as ProviderInfo;
};
