import type { ServerConfig } from '../config';
import { ownHeaders } from '../to-api';
import type { Realm } from './realms';

/** Where the identity provider answers. Addresses are as the browser reaches them; `reach` leads there from this server. */
export type Provider = {
  issuer: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  /** Absent: the provider cannot be told of a sign-out. */
  endSessionEndpoint: string | null;
  revocationEndpoint: string | null;
};

type Discovery = {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  end_session_endpoint?: string;
  revocation_endpoint?: string;
};

const keptMs = 5 * 60_000;
const deadlineMs = 5_000;

type Reach = Pick<ServerConfig, 'apiOrigin' | 'internalKey'>;
type At = Pick<Realm, 'origin' | 'issuer'>;

/** The embedded provider lives behind our own origin, which this server reaches without going through itself. */
export const reach = (address: string, { origin }: At, { apiOrigin }: Reach): string =>
  address.startsWith(`${origin}/`) ? apiOrigin + address.slice(origin.length) : address;

/**
 * Finds the provider by OIDC discovery and keeps what it said for five minutes.
 * @throws when the provider cannot be reached, or its document is not one or another provider's
 */
export const createDiscovery = (at: At, config: Reach, fetching: typeof fetch, now: () => number) => {
  let kept: { provider: Provider; at: number } | null = null;
  return async (): Promise<Provider> => {
    if (kept && now() - kept.at < keptMs) return kept.provider;
    const address = `${at.issuer}/.well-known/openid-configuration`;
    const reply = await fetching(reach(address, at, config), {
      headers: toProvider(at, config, address),
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (!reply.ok) throw new Error(`identity provider answered ${reply.status}`);
    const found = (await reply.json()) as Discovery;
    // Source: OpenID Connect Discovery 4.3
    if (found.issuer !== at.issuer)
      throw new Error(`identity provider at ${at.issuer} says that it is ${found.issuer}`);
    kept = { provider: providerOf(found, at), at: now() };
    return kept.provider;
  };
};

/** Headers that tell a provider under which address the browser knows it; our own learns who calls, another never does. */
export const toProvider = (at: At, config: Reach, endpoint: string): Record<string, string> => {
  const { host, protocol } = new URL(at.origin);
  const isOwn = reach(endpoint, at, config).startsWith(`${config.apiOrigin}/`);
  return {
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    ...(isOwn ? ownHeaders(config) : {}),
  };
};

const providerOf = (found: Discovery, { origin, issuer }: At): Provider => {
  const isOwn = issuer.startsWith(`${origin}/`);
  const seen = (address: string) => {
    const url = new URL(address);
    return isOwn ? origin + url.pathname + url.search : address;
  };
  return {
    issuer,
    authorizationEndpoint: seen(found.authorization_endpoint),
    tokenEndpoint: seen(found.token_endpoint),
    endSessionEndpoint: found.end_session_endpoint ? seen(found.end_session_endpoint) : null,
    revocationEndpoint: found.revocation_endpoint ? seen(found.revocation_endpoint) : null,
  };
};
