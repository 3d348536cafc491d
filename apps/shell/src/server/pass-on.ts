import { mostBodyBytes } from '@souk/contract/internal';
import { createProxyServer } from 'http-proxy-3';
import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ServerConfig } from './config';
import { headersFor } from './to-api';
import { sendTooLarge } from './too-large';
import { withoutAuthCookies } from './token/auth-cookies';
import { log } from './log';

/** Longer than any call of ours takes; an api that says nothing for so long is a refusal that can be tried again. */
const answerMs = 30_000;

const retryAfterS = '5';

/**
 * Passes a call on to the api, as this visitor's. What the request says of its sender is replaced beforehand: the proxy's own
 * event for it is left out where a request says `Expect`.
 */
export const createPassOn = (config: ServerConfig) => {
  // Without an agent of its own the proxy closes both connections after each call, the browser's too.
  const proxy = createProxyServer({
    target: config.apiOrigin,
    agent: new Agent({ keepAlive: true }),
    proxyTimeout: answerMs,
  });
  const waits = new WeakMap<IncomingMessage, () => Promise<void>>();
  proxy.on('proxyRes', (reply, req, res) => {
    const wait = waits.get(req);
    if (wait) giveAfter(wait, reply, res).catch(() => (res as ServerResponse).destroy());
  });
  proxy.on('error', (error, _req, res) => refuse(res as ServerResponse, error));

  /** @param wait awaited before an answer that is no refusal is given; it never rejects */
  return (req: IncomingMessage, res: ServerResponse, wait?: () => Promise<void>) => {
    if (Number(req.headers['content-length'] ?? 0) > mostBodyBytes) return sendTooLarge(req, res, true);
    Object.assign(req.headers, headersFor(config, req));
    if (req.headers.cookie) req.headers.cookie = withoutAuthCookies(req.headers.cookie);
    let seen = 0;
    req.on('data', (chunk: Buffer) => {
      seen += chunk.length;
      if (seen > mostBodyBytes && !res.headersSent) sendTooLarge(req, res, true);
    });
    if (wait) waits.set(req, wait);
    proxy.web(req, res, { selfHandleResponse: wait !== undefined });
  };
};

/** Of one connection alone. Source: RFC 9110, 7.6.1. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer']);

const giveAfter = async (wait: () => Promise<void>, reply: IncomingMessage, res: ServerResponse) => {
  const status = reply.statusCode ?? 502;
  if (status < 400) await wait();
  for (const [name, value] of Object.entries(reply.headers))
    if (value !== undefined && !ofConnection.has(name)) res.setHeader(name, value);
  res.writeHead(status);
  reply.once('error', () => res.destroy()).pipe(res);
};

/** The code is the server side's own: a shopper reads it in their language, with a way to try again. */
const refuse = (res: ServerResponse, error: Error) => {
  // Connections to the api are shared: what is told of one need not come within the request that it was for.
  log.error(
    { traceId: 'getHeader' in res ? res.getHeader('x-request-id') : undefined },
    `api not reached: ${error.message}`,
  );
  if (res.headersSent || !('writeHead' in res)) return void res.destroy();
  res.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': retryAfterS });
  res.end(
    JSON.stringify({
      code: 503,
      message: 'Something went wrong on the server side, please try again later',
      data: null,
    }),
  );
};
