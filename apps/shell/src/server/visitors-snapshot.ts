import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Area } from '../app/area';
import { cookiesOf } from './cookies';
import { developed } from './develop/developed';
import type { ServerDeps } from './server-deps';
import { visitorOf } from './visitor';

type Deps = Pick<ServerDeps, 'config' | 'develop' | 'releaseCopy' | 'releases'>;

/**
 * The releases that a visitor's page of an area is rendered with: the live ones, a canary's, or stored versions and a developer's own for who has
 * a pass for them.
 */
export const visitorsSnapshot = async (
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
