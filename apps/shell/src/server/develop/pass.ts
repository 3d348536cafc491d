import { isSignedByOne } from '@souk/release/signed';
import { isFolderName, isOffer, isRecord } from '@souk/release/verified';
import { inflateRawSync } from 'node:zlib';
import type { Release } from '../releases/release-set';

/** One remote that runs on a developer's own machine: where, and what its source offers. */
export type Developed = Pick<Release, 'routes' | 'slots'> & { origin: string };

/** A stored version, live or not. `digest` is that of its release file, which no other signature covers. */
export type Pinned = { version: string; digest: string };

/**
 * What a pass allows, for a while: to see the store with these remotes from one's own machine, or in these stored versions.
 * `isSilent`: without a banner, for journeys.
 */
export type Pass = {
  remotes: Record<string, Developed>;
  versions?: Record<string, Pinned>;
  until: number;
  isSilent?: true;
};

const ownMachine = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/;
const boundBytes = 64 << 10;

/**
 * Reads a pass. Who has the preview key can sign one (tools/release/src/keys.mjs), and only addresses of the reader's own
 * machine are taken: a link that somebody passes on leads to nothing but their own computer.
 * @returns null when it is missing, forged, too old, or names another machine
 */
export const readPass = (text: string | undefined, publicKeys: string, now = Date.now()): Pass | null => {
  const [packed, signature, ...rest] = (text ?? '').split('.');
  if (!packed || !signature || rest.length) return null;
  try {
    const bytes = Buffer.from(packed, 'base64url');
    if (!isSignedByOne(bytes, Buffer.from(signature, 'base64url'), publicKeys)) return null;
    const pass: unknown = JSON.parse(inflateRawSync(bytes, { maxOutputLength: boundBytes }).toString('utf8'));
    return isPass(pass) && pass.until > now ? pass : null;
  } catch {
    return null;
  }
};

/** Whoever has the preview key may have signed anything: a page is rendered from it. */
const isPass = (pass: unknown): pass is Pass => {
  const { remotes, versions = {}, until } = (pass ?? {}) as Record<keyof Pass, unknown>;
  if (typeof until !== 'number' || !isRecord(remotes) || !isRecord(versions)) return false;
  return Object.entries(remotes as object).every(isDeveloped) && Object.entries(versions as object).every(isPinned);
};

const isDeveloped = ([name, developed]: [string, unknown]): boolean => {
  const { origin } = (developed ?? {}) as Partial<Developed>;
  return isFolderName(name) && typeof origin === 'string' && ownMachine.test(origin) && isOffer(developed as Developed);
};

const isPinned = ([name, pinned]: [string, unknown]): boolean => {
  const { version, digest } = (pinned ?? {}) as Partial<Pinned>;
  return isFolderName(name) && isFolderName(version) && typeof digest === 'string';
};
