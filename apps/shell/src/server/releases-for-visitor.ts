import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Area } from '../app/area';
import { cookiesOf } from './cookies';
import { developed } from './develop/developed';
import type { ServerDeps } from './server-deps';
import { visitorOf } from './visitor';

type Deps = Pick<ServerDeps, 'config' | 'develop' | 'releaseCopy' | 'releases'>;

/**
 * Chooses, for each request, the releases of the remotes that this visitor's page is rendered with: the live ones, a canary's, or those that a
 * developer's pass (a signed cookie) names: stored versions, or the developer's own.
 */
export const releasesForVisitor = async (
  { config, develop, releaseCopy, releases }: Deps,
  req: IncomingMessage,
  res: ServerResponse,
  area: Area | null,
) => {
  const pass = develop.passOf(req);
  if (pass) await releaseCopy.fetchPinned(pass);
  const visitor = visitorOf({ releases, config }, { cookies: cookiesOf(req), area }, res);
  const snapshot = developed({ releases, releaseDir: config.releaseDir }, releases.snapshotFor(visitor, area), pass);
  return { pass, snapshot };
};
