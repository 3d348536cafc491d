import { createProxyServer } from 'http-proxy-3';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { answerAction } from './actions/actions';
import { sendPage, type PageDeps } from './send-page';
import { answerOperations } from './operations';
import { createAuth, withoutAuthCookies } from './token/answer-auth';

/** Addresses that belong to the api. Source: docs/test-contract.md, Addresses on the one origin. */
const apiPaths = /^\/(api|front|img|docs|metrics|sandbox|v1|v2|auth\/realms|sitemap|robots\.txt)(\/|\.xml|-|\?|$)/;

/** One origin, one door: decides who answers a request. */
export const answer = (deps: PageDeps) => {
  const { config } = deps;
  const proxy = createProxyServer({ target: config.apiOrigin, xfwd: true });
  proxy.on('proxyReq', (outgoing, req) => {
    if (req.headers.cookie) outgoing.setHeader('cookie', withoutAuthCookies(req.headers.cookie));
  });
  proxy.on('error', (error, _req, res) => refuse(res as ServerResponse, error));
  const answerAuth = createAuth(config);
  const files = releasedFiles(deps);

  return (req: IncomingMessage, res: ServerResponse) => {
    const path = req.url ?? '/';
    if (path.startsWith('/remotes/')) return serveFile(files, req, res);
    if (answerOperations(deps, req, res) || deps.develop.answer(req, res) || answerAuth(req, res)) return;
    if (apiPaths.test(path)) {
      if (path.startsWith('/sandbox/') && req.method === 'POST') res.on('finish', deps.cache.clear);
      return proxy.web(req, res);
    }
    if (req.method === 'POST') return void answerAction(deps, req, res);
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return void res.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
    sendPage(deps, req, res).catch((error: unknown) => broken(res, error));
  };
};

/** Files of all releases. The list is read anew when the release document changes: what was published since is found. */
const releasedFiles = ({ config, releases }: PageDeps): ReturnType<typeof sirv> => {
  const read = () =>
    sirv(config.releaseDir, {
      dev: false,
      etag: true,
      immutable: true,
      maxAge: 31_536_000,
      brotli: true,
      gzip: true,
      setHeaders: openToAll,
    });
  let seen = { setId: releases.set.setId, files: read() };
  return (req, res, next) => {
    const { setId } = releases.set;
    if (setId !== seen.setId) seen = { setId, files: read() };
    seen.files(req, res, next);
  };
};

/** `~1` and the like stand before a name where a page tries again: the same file under an address that is asked anew. */
const releasedPath = (url: string) => /^\/remotes(?:\/~\d{1,3})?(\/[\w-]+\/[\w.-]+\/client\/.*)$/.exec(url)?.[1];

const serveFile = (files: ReturnType<typeof sirv>, req: IncomingMessage, res: ServerResponse) => {
  // Server bundles lie beside the client files, but are nobody's business outside.
  const path = releasedPath(req.url ?? '');
  if (!path) return void res.writeHead(404, { 'cache-control': 'no-store' }).end();
  req.url = path;
  files(req, res, () => void res.writeHead(404, { 'cache-control': 'no-store' }).end());
};

const openToAll = (res: ServerResponse) => {
  res.setHeader('access-control-allow-origin', '*');
  res.setHeader('x-content-type-options', 'nosniff');
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

const broken = (res: ServerResponse, error: unknown) => {
  console.error('page failed', error);
  if (!res.headersSent) res.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
  res.end(
    '<!doctype html><html lang="en"><title>Something went wrong</title><h1>Something went wrong on the server side, please try again later</h1><a href="/">Back home</a>',
  );
};
