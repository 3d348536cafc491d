import { newestGood, newestSigned } from '@souk/release/history';
import { refuseUnfit, signedSet } from '@souk/release/verified';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseSet } from './release-set';

const publicKeysOf = (dir: string, env: NodeJS.ProcessEnv) =>
  env['RELEASE_PUBLIC_KEY'] || readFileSync(join(dir, 'keys/release.pub'), 'utf8');

/** What is in use: a document that is older, or another with the same number, was played back. */
type InUse = { seq: number; setId?: string };

/**
 * Reads the release document and refuses what must not go live, by the rules that the release tool asks before it switches.
 * @throws with one readable line: malformed, unsigned, older, or a named file that is not there
 */
export const readReleaseSet = (dir: string, inUse: InUse, env: NodeJS.ProcessEnv = process.env): ReleaseSet => {
  const set = signedSet(readText(dir), publicKeysOf(dir, env)) as ReleaseSet;
  if (set.seq < inUse.seq) throw new Error(`it is number ${set.seq}, older than ${inUse.seq}, which was in use`);
  if (set.seq === inUse.seq && inUse.setId !== undefined && set.setId !== inUse.setId)
    throw new Error(`it is another number ${set.seq} than the one in use`);
  refuseUnfit(dir, set);
  return set;
};

/**
 * What a server begins with: the document, unless it must not go live, or is older than what was live here before; then the
 * newest set of the history that may. A bad document is no reason not to open.
 * @returns the set, and why the document was refused
 * @throws with the document's fault when the history has no good set either
 */
export const firstReleaseSet = (
  dir: string,
  env: NodeJS.ProcessEnv = process.env,
): { set: ReleaseSet; refusal: string } => {
  const publicKeys = publicKeysOf(dir, env);
  try {
    const newest = newestSigned(dir, publicKeys) as ReleaseSet | null;
    return { set: readReleaseSet(dir, { seq: newest?.seq ?? 0 }, env), refusal: '' };
  } catch (error) {
    const set = newestGood(dir, publicKeys) as ReleaseSet | null;
    if (!set) throw error;
    return { set, refusal: (error as Error).message };
  }
};

const readText = (dir: string) => {
  try {
    return readFileSync(join(dir, 'release.json'), 'utf8');
  } catch {
    throw new Error('it is not there');
  }
};
