import { createHash } from 'node:crypto';
import type { LiveRemote, PinnedSet, ReleaseSet } from './release-set';

/** Where a visitor stands for one canary, 0 up to 100: the same visitor and salt always give the same place. */
export const placeOf = (salt: string, visitor: string): number =>
  (createHash('sha256').update(`${salt}\n${visitor}`).digest().readUInt32BE(0) / 0x1_0000_0000) * 100;

/**
 * The versions that this visitor gets.
 * @param visitor the visitor's id; null (no cookie yet, or a crawler) gets the stable versions
 * @param isBroken whether a canary was taken out of use here because it failed
 */
export const pin = (
  set: ReleaseSet,
  visitor: string | null,
  isBroken: (name: string, version: string) => boolean,
): PinnedSet => {
  const chosen: string[] = [];
  const versionFor = (name: string, { stable, canary }: LiveRemote) => {
    if (!canary || visitor === null || isBroken(name, canary.release.version)) return stable;
    if (placeOf(canary.salt, visitor) >= canary.percent) return stable;
    chosen.push(name);
    return canary.release;
  };
  const remotes = Object.fromEntries(Object.entries(set.remotes).map(([name, live]) => [name, versionFor(name, live)]));
  return { id: chosen.length ? `${set.setId}+${chosen.sort().join('+')}` : set.setId, remotes };
};

/** Whether any remote is shown to a share of visitors only: then visitors need an id. */
export const hasCanary = (set: ReleaseSet): boolean =>
  Object.values(set.remotes).some(({ canary }) => canary !== undefined);
