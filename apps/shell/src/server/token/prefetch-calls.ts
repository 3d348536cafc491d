import type { PrefetchedReply } from '../../auth/token-renewal-stream';
import type { IncomingMessage } from 'node:http';
import { withoutAuthCookies } from './auth-cookies';
import type { ServerConfig } from '../config';
import { deskCalls } from '../desk-origin';
import { isRead } from '../first-calls';
import { headersFor } from '../to-api';
import type { Realm } from './realms';

/** More than any page names. */
const mostCalls = 24;
const deadlineMs = 8_000;

/** Headers of the page's request that the api reads. */
const passedOn = ['accept-language', 'user-agent', 'traceparent'] as const;

type Asked = {
  realm: Pick<Realm, 'isDesk'>;
  config: ServerConfig;
  fetching: typeof fetch;
  req: IncomingMessage;
  token: string;
};

/**
 * Calls the api for a page whose token is being renewed, with the new token: the page then waits for one response, not for its token and after that for
 * its data. The page's document names the calls (first-calls.ts). Only read requests are made, and no desk's by a shopper's token.
 * @param named as `GET /api/…`
 * @param give is handed each reply with status 2xx as it comes. A call without one is left to the page, which makes it itself
 * Source: docs/adr/0064-renewal-answers-first-calls.md
 */
export const prefetchCalls = async (
  { realm, config, fetching, req, token }: Asked,
  named: readonly string[],
  give: (reply: PrefetchedReply) => void,
): Promise<void> => {
  const headers: Record<string, string> = { ...headersFor(config, req), authorization: `Bearer ${token}` };
  for (const name of passedOn) if (req.headers[name]) headers[name] = String(req.headers[name]);
  if (req.headers.cookie) headers['cookie'] = withoutAuthCookies(req.headers.cookie);
  const ask = async (call: string) => {
    const address = addressOf(call, realm, config.apiOrigin);
    if (!address) return;
    const reply = await fetching(address.url, {
      method: address.method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (reply.ok) give({ call, body: await reply.json() });
  };
  await Promise.all([...new Set(named)].slice(0, mostCalls).map((call) => ask(call).catch(() => undefined)));
};

/** @returns null for a call that may not be prefetched */
const addressOf = (call: string, { isDesk }: Pick<Realm, 'isDesk'>, apiOrigin: string) => {
  const [method = '', path = '', ...rest] = call.split(' ');
  if (rest.length > 0 || !path.startsWith('/') || !URL.canParse(path, apiOrigin)) return null;
  // As the address is sent, without the dots that a path may hold.
  const url = new URL(path, apiOrigin);
  const isApi = url.origin === new URL(apiOrigin).origin && /^\/(api|front)\//.test(url.pathname);
  if (!isApi || !isRead(method, path) || (deskCalls.test(url.pathname) && !isDesk)) return null;
  return { method, url: url.href };
};
