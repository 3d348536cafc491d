import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Area } from '../app/area';
import type { ServerConfig } from './config';
import type { ReleaseRegistry } from './releases/registry';
import { differsByVisitor } from './releases/canary';

const oneYearS = 31_536_000;

/**
 * The visitor's id for canaries: a random cookie, set only while some remote of the page's area has one.
 * @returns null while there is no canary
 */
export const visitorOf = (
  { releases, config }: { releases: ReleaseRegistry; config: Pick<ServerConfig, 'publicOrigin'> },
  { cookies, area }: { cookies: Record<string, string>; area: Area | null },
  res: ServerResponse,
): string | null => {
  if (!differsByVisitor(releases.set, area)) return null;
  const known = cookies['visitor'];
  if (known && /^[\w-]{16,32}$/.test(known)) return known;
  const visitor = randomBytes(12).toString('base64url');
  const secure = config.publicOrigin.startsWith('https:') ? '; Secure' : '';
  res.appendHeader('set-cookie', `visitor=${visitor}; Path=/; Max-Age=${oneYearS}; SameSite=Lax; HttpOnly${secure}`);
  return visitor;
};
