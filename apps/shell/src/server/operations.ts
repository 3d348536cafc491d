import type { IncomingMessage, ServerResponse } from 'node:http';
import { noteBeacon } from './beacon';
import { bootRemoteOf } from './releases/boot-of';
import type { PageDeps } from './send-page';

/** Addresses for those who run the store. @returns whether it answered */
export const answerOperations = (deps: PageDeps, req: IncomingMessage, res: ServerResponse): boolean => {
  const path = (req.url ?? '').split('?')[0];
  if (path === '/healthz') return json(res, 200, { status: 'ok' });
  if (path === '/version') return json(res, 200, versions(deps));
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

/** What is live: every remote with its versions, their share of visitors, error rate and load time. */
const versions = ({ releases, shell }: PageDeps) => ({
  setId: releases.set.setId,
  seq: releases.set.seq,
  since: releases.set.createdAt,
  shell: shell.version,
  remotes: Object.fromEntries(
    Object.entries(releases.set.remotes).map(([name, { stable, canary }]) => [
      name,
      {
        owner: stable.owner,
        stable: stable.version,
        figures: releases.errors.figures(name, stable.version),
        ...(canary && {
          canary: {
            version: canary.release.version,
            percent: canary.percent,
            isBroken: releases.errors.isBroken(name, canary.release.version),
            figures: releases.errors.figures(name, canary.release.version),
          },
        }),
      },
    ]),
  ),
});

const json = (res: ServerResponse, status: number, body: object) => {
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body));
  return true;
};
