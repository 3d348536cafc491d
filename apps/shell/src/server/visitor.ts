import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { ServerConfig } from './config';
import type { ReleaseRegistry } from './releases/registry';
import { hasCanary } from './releases/canary';

const oneYearS = 31_536_000;

/**
 * The visitor's id for canaries: a random cookie, set only while some remote has one.
 * @returns null while there is no canary
 */
export const visitorOf = (
  { releases, config }: { releases: ReleaseRegistry; config: Pick<ServerConfig, 'publicOrigin'> },
  cookies: Record<string, string>,
  res: ServerResponse,
): string | null => {
  if (!hasCanary(releases.set)) return null;
  const known = cookies['visitor'];
  if (known && /^[\w-]{16,32}$/.test(known)) return known;
  const visitor = randomBytes(12).toString('base64url');
  const secure = config.publicOrigin.startsWith('https:') ? '; Secure' : '';
  res.appendHeader('set-cookie', `visitor=${visitor}; Path=/; Max-Age=${oneYearS}; SameSite=Lax; HttpOnly${secure}`);
  return visitor;
};
