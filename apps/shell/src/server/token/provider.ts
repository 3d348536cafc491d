import type { ServerConfig } from '../config';
import { ownHeaders } from '../to-api';

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

type Reach = Pick<ServerConfig, 'oidcIssuer' | 'publicOrigin' | 'apiOrigin' | 'internalKey'>;

/** The embedded provider lives behind our own origin, which this server reaches without going through itself. */
export const reach = (address: string, { publicOrigin, apiOrigin }: Reach): string =>
  address.startsWith(`${publicOrigin}/`) ? apiOrigin + address.slice(publicOrigin.length) : address;

/**
 * Finds the provider by OIDC discovery and keeps what it said for five minutes.
 * @throws when the provider cannot be reached or its document is not one
 */
export const createDiscovery = (config: Reach, fetching: typeof fetch, now: () => number) => {
  let kept: { provider: Provider; at: number } | null = null;
  return async (): Promise<Provider> => {
    if (kept && now() - kept.at < keptMs) return kept.provider;
    const address = `${config.oidcIssuer}/.well-known/openid-configuration`;
    const reply = await fetching(reach(address, config), {
      headers: toProvider(config, address),
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (!reply.ok) throw new Error(`identity provider answered ${reply.status}`);
    kept = { provider: providerOf((await reply.json()) as Discovery, config), at: now() };
    return kept.provider;
  };
};

/** Headers that tell a provider under which address the browser knows it; our own learns who calls, another never does. */
export const toProvider = (config: Reach, endpoint: string): Record<string, string> => {
  const { host, protocol } = new URL(config.publicOrigin);
  const isOwn = reach(endpoint, config).startsWith(`${config.apiOrigin}/`);
  return {
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    ...(isOwn ? ownHeaders(config) : {}),
  };
};

const providerOf = (found: Discovery, config: Reach): Provider => {
  const isOwn = config.oidcIssuer.startsWith(`${config.publicOrigin}/`);
  const seen = (address: string) => {
    const url = new URL(address);
    return isOwn ? config.publicOrigin + url.pathname + url.search : address;
  };
  return {
    issuer: config.oidcIssuer,
    authorizationEndpoint: seen(found.authorization_endpoint),
    tokenEndpoint: seen(found.token_endpoint),
    endSessionEndpoint: found.end_session_endpoint ? seen(found.end_session_endpoint) : null,
    revocationEndpoint: found.revocation_endpoint ? seen(found.revocation_endpoint) : null,
  };
};
