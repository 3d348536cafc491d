import type { IncomingMessage, ServerResponse } from 'node:http';
import { noteBeacon } from './beacon';
import { bootRemoteOf } from './releases/boot-of';
import type { PageDeps } from './send-page';
import { versionsOf } from './versions/versions';
import { versionsPage } from './versions/versions-page';

/** Addresses for those who run the store. @returns whether it answered */
export const answerOperations = (deps: PageDeps, req: IncomingMessage, res: ServerResponse): boolean => {
  const path = (req.url ?? '').split('?')[0];
  if (path === '/healthz') return json(res, 200, { status: 'ok' });
  if (path === '/version') return json(res, 200, versionsOf(deps));
  if (path === '/version/page') return html(res, versionsPage(versionsOf(deps)));
  if (path === '/spare') return spare(deps, req, res);
  if (path === '/beacon' && req.method === 'POST') return noteBeacon(deps, req, res);
  if (path !== '/readyz') return false;
  fetch(`${deps.config.apiOrigin}/readyz`, { signal: AbortSignal.timeout(2_000) })
    .then((reply) => json(res, reply.ok ? 200 : 503, { status: reply.ok ? 'ready' : 'api not ready' }))
    .catch(() => json(res, 503, { status: 'api not reached' }));
  return true;
};

/** The version to use in place of one that a page could not have; 404 when there is none. */
const spare = ({ releases }: PageDeps, req: IncomingMessage, res: ServerResponse) => {
  const asked = new URLSearchParams((req.url ?? '').split('?')[1]);
  const release = releases.spare(asked.get('remote') ?? '', asked.get('version') ?? '');
  return release ? json(res, 200, bootRemoteOf(release)) : json(res, 404, {});
};

const json = (res: ServerResponse, status: number, body: object) => {
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body));
  return true;
};

const html = (res: ServerResponse, text: string) => {
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(text);
  return true;
};
