/** Only a script of our own origin can set it; the token endpoint asks for it. */
export const authHeaders = { 'x-souk-auth': '1' };

/** Where the provider is, as `/auth/provider` tells. */
export type ProviderInfo = {
  issuer: string;
  clientId: string;
  authorizationEndpoint: string;
  /** Null: the provider cannot be told of a sign-out. */
  endSessionEndpoint: string | null;
};

/** Renews the sign-in from the cookie. `keepalive`: an answer that the page no longer waits for must still set the new cookie. */
export const requestRefresh = () =>
  fetch('/auth/token', {
    method: 'POST',
    headers: authHeaders,
    body: new URLSearchParams({ grant_type: 'refresh_token' }),
    keepalive: true,
  });

/** Forgets the sign-in on our side and revokes it at the provider. */
export const requestForget = () => fetch('/auth/token', { method: 'DELETE', headers: authHeaders, keepalive: true });

/** @throws when the provider cannot be found */
export const requestProvider = async (): Promise<ProviderInfo> => {
  const reply = await fetch('/auth/provider');
  if (!reply.ok) throw new Error(`identity provider not found: ${reply.status}`);
  return (await reply.json()) as ProviderInfo;
};

/** Whether the browser holds a refresh token, by the readable cookie that stands beside it. */
export const hasSignInHint = () => /(?:^|;\s*)auth\.hint=1(?:;|$)/.test(document.cookie);
