import { isSignedByOne } from '@souk/release/signed';
import { inflateRawSync } from 'node:zlib';
import type { Release } from '../releases/release-set';

/** One remote that runs on a developer's own machine: where, and what its source offers. */
export type Developed = Pick<Release, 'routes' | 'slots'> & { origin: string };

/** What a pass allows: to see the store with these remotes from one's own machine, for a while. */
export type Pass = { remotes: Record<string, Developed>; until: number };

const ownMachine = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/;
const boundBytes = 64 << 10;

/**
 * Reads a pass. Only who may change what is live can sign one (tools/release), and only addresses of the reader's own
 * machine are taken: a link that somebody passes on leads to nothing but their own computer.
 * @returns null when it is missing, forged, too old, or names another machine
 */
export const readPass = (text: string | undefined, publicKeys: string, now = Date.now()): Pass | null => {
  const [packed, signature, ...rest] = (text ?? '').split('.');
  if (!packed || !signature || rest.length) return null;
  try {
    const bytes = Buffer.from(packed, 'base64url');
    if (!isSignedByOne(bytes, Buffer.from(signature, 'base64url'), publicKeys)) return null;
    const pass = JSON.parse(inflateRawSync(bytes, { maxOutputLength: boundBytes }).toString('utf8')) as Pass;
    const isOwn = Object.values(pass.remotes).every(({ origin }) => ownMachine.test(origin));
    return isOwn && pass.until > now ? pass : null;
  } catch {
    return null;
  }
};
