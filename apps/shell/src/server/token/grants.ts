import { createHash } from 'node:crypto';
import type { ServerConfig } from '../config';
import { toProvider, reach, type Provider } from './provider';
import type { Realm } from './realms';

/** What the provider said to a grant. `body` may carry a refresh token: it goes no further than this server. */
export type GrantReply = { status: number; body: Record<string, unknown> };

const deadlineMs = 8_000;
/** A renewal whose answer was lost (the page went away) may be asked for once more within this time. */
const graceMs = 20_000;

export type Grants = {
  code: (form: URLSearchParams, address: string) => Promise<GrantReply>;
  refresh: (refreshToken: string, address: string) => Promise<GrantReply>;
  revoke: (refreshToken: string, address: string) => Promise<void>;
};

/**
 * Speaks to the provider's token endpoint for the page: the two grants that a page needs, no other. `address` is the visitor's, whom the
 * provider counts: a call without one is this server's own and has no limit.
 */
export const createGrants = (
  realm: Realm,
  config: ServerConfig,
  discover: () => Promise<Provider>,
  { fetching, now }: { fetching: typeof fetch; now: () => number },
): Grants => {
  const recent = new Map<string, { reply: Promise<GrantReply>; at: number }>();

  const post = async (endpoint: string, fields: Record<string, string>, address: string): Promise<Response> =>
    fetching(reach(endpoint, realm, config), {
      method: 'POST',
      headers: {
        ...toProvider(realm, config, endpoint),
        'x-forwarded-for': address,
        accept: 'application/json',
      },
      body: new URLSearchParams({ ...fields, client_id: realm.clientId }),
      signal: AbortSignal.timeout(deadlineMs),
    });

  const grant = async (fields: Record<string, string>, address: string): Promise<GrantReply> => {
    const reply = await post((await discover()).tokenEndpoint, fields, address);
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  };

  return {
    code: (form, address) =>
      grant(
        {
          grant_type: 'authorization_code',
          code: form.get('code') ?? '',
          redirect_uri: realm.origin + realm.callbackPath,
          code_verifier: form.get('code_verifier') ?? '',
        },
        address,
      ),
    refresh: (refreshToken, address) => {
      for (const [key, { at }] of recent) if (now() - at > graceMs) recent.delete(key);
      const key = createHash('sha256').update(refreshToken).digest('base64');
      const known = recent.get(key);
      if (known) return known.reply;
      const reply = grant({ grant_type: 'refresh_token', refresh_token: refreshToken }, address);
      recent.set(key, { reply, at: now() });
      reply.then(({ status }) => status === 200 || recent.delete(key)).catch(() => recent.delete(key));
      return reply;
    },
    revoke: async (refreshToken, address) => {
      const { revocationEndpoint } = await discover();
      if (revocationEndpoint)
        await post(revocationEndpoint, { token: refreshToken, token_type_hint: 'refresh_token' }, address);
    },
  };
};
