import type { IncomingMessage, ServerResponse } from 'node:http';
import { readHealth } from './health';
import { bootRemoteOf } from './releases/boot-of';
import type { ServerDeps } from './server-deps';
import { deskReleasesPath } from '@souk/contract/desk';
import { answerDeskReleases } from './versions/desk-releases';
import { isOperator } from './versions/operator';
import { lastChanges } from './versions/changes';
import { versionsOf } from './versions/versions';
import { versionsPage } from './versions/versions-page';

/** Addresses for those who run the store. @returns whether it answered */
export const answerOperations = (deps: ServerDeps, req: IncomingMessage, res: ServerResponse): boolean => {
  const path = (req.url ?? '').split('?')[0];
  if (path === '/healthz') return json(res, 200, { status: 'ok' });
  if (path === '/version') return json(res, 200, versionsOf(deps, isOperator(deps.config, req)));
  if (path === deskReleasesPath) return (void answerDeskReleases(deps, req, res), true);
  if (path === '/version/page') return operatorsPage(deps, req, res);
  if (path === '/fallback-version') return fallbackVersion(deps, req, res);
  if (path !== '/readyz') return false;
  const isDeep = new URLSearchParams((req.url ?? '').split('?')[1]).has('deep');
  void readHealth(deps, isDeep)
    .then(({ isReady, ...health }) => json(res, isReady ? 200 : 503, health))
    .catch(() => json(res, 503, { status: 'not known' }));
  return true;
};

/** For those who run the store: a browser asks for the token; a store that has none has no such page. */
const operatorsPage = (deps: ServerDeps, req: IncomingMessage, res: ServerResponse): true => {
  if (isOperator(deps.config, req))
    return html(res, versionsPage(versionsOf(deps), lastChanges(deps.config.releaseDir)));
  if (deps.config.operatorToken) res.setHeader('www-authenticate', 'Basic realm="What is live", charset="UTF-8"');
  res
    .writeHead(deps.config.operatorToken ? 401 : 404, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end('For those who run the store: docs/operations.md, Looking at it\n');
  return true;
};

/** The version to use in place of one that a page could not have; 404 when there is none, or the browser is pinned to that one. */
const fallbackVersion = ({ releases, develop }: ServerDeps, req: IncomingMessage, res: ServerResponse) => {
  const asked = new URLSearchParams((req.url ?? '').split('?')[1]);
  const name = asked.get('remote') ?? '';
  const isPinned = Boolean(develop.passOf(req)?.versions?.[name]);
  const release = isPinned ? undefined : releases.fallbackVersion(name, asked.get('version') ?? '');
  return release ? json(res, 200, bootRemoteOf(release)) : json(res, 404, {});
};

const json = (res: ServerResponse, status: number, body: object) => {
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body));
  return true;
};

const html = (res: ServerResponse, text: string): true => {
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(text);
  return true;
};
