/** Only a script of our own origin can set it; the token endpoint asks for it. */
export const authHeaders = { 'x-souk-auth': '1' };

/**
 * Renews the sign-in from the cookie. `keepalive`: an answer that the page no longer waits for must still set the new cookie.
 * @param path of the sign-in (realms.ts)
 */
export const requestRefreshAt = (path: string) =>
  fetch(`${path}/token`, {
    method: 'POST',
    headers: authHeaders,
    body: new URLSearchParams({ grant_type: 'refresh_token' }),
    keepalive: true,
  });
