import { failureReason } from '@souk/contract/internal';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readForm } from '../actions/form';
import type { ServerConfig } from '../config';
import { cookiesOf } from '../cookies';
import { fetchWithRetry } from '../fetch-with-retry';
import { dropRefreshToken, keepRefreshToken } from './auth-cookies';
import { createGrants, type GrantReply } from './grants';
import { isOwnPage } from './own-page';
import { createDiscovery } from './provider';
import { prefetchCalls } from './prefetch-calls';
import { type Realm, realmsOf } from './realms';
import { log } from '../log';
import { compressed } from '../send-html';

type Lines = { body: GrantReply['body']; calls: readonly string[] };
type Outside = { fetching?: typeof fetch; now?: () => number };

/**
 * The page's way to the identity provider, on its own origin: of the shop below `/auth`, of the desks below `/auth/desk`.
 *
 * - `GET …/provider`: where to send whoever signs in or out.
 * - `POST …/token`: `authorization_code` and `refresh_token` grants; the refresh token stays in an HttpOnly cookie. A renewal that names
 *   calls is answered by lines of JSON: the token, then each call's answer as it comes (prefetch-calls.ts).
 * - `DELETE …/token`: forgets it, here and at the provider.
 *
 * @returns a function that tells whether it took the request
 * Source: docs/architecture, Identity; LOGIN-07, LOGIN-09, DESK-26.
 */
export const createAuth = (config: ServerConfig, { fetching = fetchWithRetry, now = Date.now }: Outside = {}) => {
  const realms = realmsOf(config).map((realm) => answerIn(realm, config, { fetching, now }));
  return (req: IncomingMessage, res: ServerResponse): false | Promise<true> => {
    const path = (req.url ?? '').split('?')[0] ?? '';
    const route = realms.find((own) => own.paths.includes(path))?.route;
    if (!route) return false;
    return Promise.resolve(route(path, req, res))
      .catch((error: Error) => {
        if (error.name === 'BodyTooLarge') throw error;
        log.error(`identity provider: ${failureReason(error)}`);
        res.setHeader('retry-after', '5');
        json(res, 503, { error: 'temporarily_unavailable' });
      })
      .then(() => true);
  };
};

const answerIn = (realm: Realm, config: ServerConfig, { fetching, now }: Required<Outside>) => {
  const discover = createDiscovery(realm, config, fetching, now);
  const grants = createGrants(realm, config, discover, { fetching, now });
  const [providerPath, tokenPath] = [`${realm.path}/provider`, `${realm.path}/token`];

  const provider = async (res: ServerResponse) => {
    const { issuer, authorizationEndpoint, endSessionEndpoint } = await discover();
    json(res, 200, { issuer, clientId: realm.clientId, authorizationEndpoint, endSessionEndpoint });
  };

  const token = async (req: IncomingMessage, res: ServerResponse) => {
    const form = await readForm(req);
    const address = config.visitorAddress(req);
    const kind = form.get('grant_type');
    if (kind === 'authorization_code') return settle(res, await grants.code(form, address));
    if (kind !== 'refresh_token') return json(res, 400, { error: 'unsupported_grant_type' });
    const kept = cookiesOf(req)[realm.cookies.refresh];
    const reply: GrantReply = kept
      ? await grants.refresh(kept, address)
      : { status: 401, body: { error: 'invalid_grant' } };
    if (reply.status === 400 || reply.status === 401) dropRefreshToken(res, realm);
    const calls = form.getAll('call');
    if (reply.status !== 200 || calls.length === 0) return settle(res, reply);
    return lines(req, res, { body: keepOwn(res, reply), calls });
  };

  /** Keeps the refresh token. @returns the rest, which the page is told */
  const keepOwn = (res: ServerResponse, { status, body }: GrantReply) => {
    const { refresh_token: refreshToken, ...open } = body;
    if (status === 200 && typeof refreshToken === 'string') keepRefreshToken(res, realm, refreshToken);
    return open;
  };

  const settle = (res: ServerResponse, reply: GrantReply) => json(res, reply.status, keepOwn(res, reply));

  /** The token is sent at once: it waits for no call. */
  const lines = async (req: IncomingMessage, res: ServerResponse, { body, calls }: Lines) => {
    for (const [name, value] of Object.entries(unkept)) res.setHeader(name, value);
    res.setHeader('content-type', 'application/x-ndjson');
    const out = compressed(req, res);
    const give = (line: object) => {
      if (res.destroyed) return;
      out.write(`${JSON.stringify(line)}\n`);
      out.flush();
    };
    give(body);
    await prefetchCalls({ realm, config, fetching, req, token: String(body['access_token']) }, calls, give);
    out.end();
  };

  const forget = async (req: IncomingMessage, res: ServerResponse) => {
    const kept = cookiesOf(req)[realm.cookies.refresh];
    dropRefreshToken(res, realm);
    // The page is signed out whether or not the provider hears of it.
    if (kept)
      await grants
        .revoke(kept, config.visitorAddress(req))
        .catch((error: Error) => log.error(`token not revoked: ${error.message}`));
    res.writeHead(204, { 'cache-control': 'no-store' }).end();
  };

  const route = (path: string, req: IncomingMessage, res: ServerResponse): Promise<void> | void => {
    if (path === providerPath)
      return req.method === 'GET' ? provider(res) : json(res, 405, { error: 'invalid_request' });
    if (!isOwnPage(req, realm.origin)) return json(res, 403, { error: 'access_denied' });
    if (req.method === 'POST') return token(req, res);
    return req.method === 'DELETE' ? forget(req, res) : json(res, 405, { error: 'invalid_request' });
  };

  return { paths: [providerPath, tokenPath], route };
};

/** Source: RFC 6749, 5.1 */
const unkept = { 'cache-control': 'no-store', pragma: 'no-cache' };

const json = (res: ServerResponse, status: number, body: object) => {
  res.writeHead(status, { 'content-type': 'application/json', ...unkept }).end(JSON.stringify(body));
};
