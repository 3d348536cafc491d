/** Only a script of our own origin can set it; the token endpoint asks for it. */
export const authHeaders = { 'x-souk-auth': '1' };

/**
 * Renews the sign-in from the cookie. `keepalive`: an answer that the page no longer waits for must still set the new cookie.
 * @param path of the sign-in (realms.ts)
 * @param calls answered with the token, by lines of JSON (prefetch-calls.ts); none: the answer is the token's alone
 */
export const requestRefreshAt = (path: string, calls: readonly string[] = []) =>
  fetch(`${path}/token`, {
    method: 'POST',
    headers: { ...authHeaders, 'Accept-Language': document.documentElement.lang },
    body: new URLSearchParams([['grant_type', 'refresh_token'], ...calls.map((call) => ['call', call])]),
    keepalive: true,
  });
