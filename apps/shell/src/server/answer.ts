import { createProxyServer } from 'http-proxy-3';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerAction } from './actions/actions';
import { answerOperations } from './operations';
import { serveReleased } from './released-files';
import { headersFor } from './to-api';
import { sendBroken } from './trouble-page';
import { sendPage, type PageDeps } from './send-page';
import { createAuth, withoutAuthCookies } from './token/answer-auth';

/** Addresses that belong to the api. Source: docs/test-contract.md, Addresses on the one origin. */
const apiPaths = /^\/(api|front|img|docs|metrics|sandbox|v1|v2|auth\/realms|sitemap|robots\.txt)(\/|\.xml|-|\?|$)/;

/** One origin, one door: decides who answers a request. */
export const answer = (deps: PageDeps) => {
  const { config } = deps;
  const proxy = createProxyServer({ target: config.apiOrigin, xfwd: true });
  proxy.on('proxyReq', (outgoing, req) => {
    for (const [name, value] of Object.entries(headersFor(config, req))) outgoing.setHeader(name, value);
    if (req.headers.cookie) outgoing.setHeader('cookie', withoutAuthCookies(req.headers.cookie));
  });
  proxy.on('error', (error, _req, res) => refuse(res as ServerResponse, error));
  const answerAuth = createAuth(config);
  const serveFile = serveReleased(config.releaseDir);

  const route = (req: IncomingMessage, res: ServerResponse): unknown => {
    const path = req.url ?? '/';
    if (path.startsWith('/remotes/')) return serveFile(req, res);
    if (answerOperations(deps, req, res) || deps.develop.answer(req, res) || answerAuth(req, res)) return;
    if (apiPaths.test(path)) {
      if (path.startsWith('/sandbox/') && req.method === 'POST') res.on('finish', deps.cache.clear);
      return proxy.web(req, res);
    }
    if (req.method === 'POST') return answerAction(deps, req, res);
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return void res.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
    return sendPage(deps, req, res);
  };
  /** Whatever goes wrong with one request is that request's: at once or later, it never ends the process. */
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    try {
      await route(req, res);
    } catch (error) {
      console.error('request failed', error);
      sendBroken(req, res, 500);
    }
  };
};

/** The code is the server side's own: a shopper reads it in their language, with a way to try again. */
const refuse = (res: ServerResponse, error: Error) => {
  console.error('api not reached:', error.message);
  if (!res.headersSent && 'writeHead' in res) res.writeHead(502, { 'content-type': 'application/json' });
  res.end(
    JSON.stringify({
      code: 500,
      message: 'Something went wrong on the server side, please try again later',
      data: null,
    }),
  );
};
