import { createHash } from 'node:crypto';
import type { Area } from '../../app/area';
import type { LiveRemote, PinnedSet, Release, ReleaseSet } from './release-set';

/** Where a visitor stands for one canary, 0 up to 100: the same visitor and salt always give the same place. */
export const placeOf = (salt: string, visitor: string): number =>
  (createHash('sha256').update(`${salt}\n${visitor}`).digest().readUInt32BE(0) / 0x1_0000_0000) * 100;

/** Whether a canary was taken out of use here because it failed. */
export type IsBroken = (name: string, version: string) => boolean;

/** Whether a remote has a canary that pages of this area show; null: the shop's. */
const hasCanaryIn = ({ canary }: LiveRemote, area: Area | null) =>
  canary !== undefined && (canary.release.area ?? null) === area;

/**
 * The versions that this visitor gets on pages of one area. A desk's canary changes no page of the shop, nor the other way round.
 * @param visitor the visitor's id; null (no cookie yet, or a crawler) gets the stable versions
 * @param area null: the shop
 */
export const pin = (
  set: ReleaseSet,
  { visitor, area }: { visitor: string | null; area: Area | null },
  isBroken: IsBroken,
): PinnedSet => {
  const apart: string[] = [];
  const versionFor = (name: string, live: LiveRemote) => {
    const { stable, canary } = live;
    const isUsable = canary && hasCanaryIn(live, area) && visitor !== null && !isBroken(name, canary.release.version);
    if (isUsable && placeOf(canary.salt, visitor) < canary.percent) {
      apart.push(name);
      return canary.release;
    }
    return stable;
  };
  const remotes = Object.fromEntries(Object.entries(set.remotes).map(([name, live]) => [name, versionFor(name, live)]));
  return { id: apart.length ? `${set.setId}+${apart.sort().join('+')}` : set.setId, remotes };
};

/** The version to use in place of one that a page could not have: the stable one, else the one before it. */
export const fallbackVersionOf = (
  set: ReleaseSet,
  name: string,
  version: string,
  isBroken: IsBroken,
): Release | undefined => {
  const live = set.remotes[name];
  return [live?.stable, live?.last].find(
    (release) => release && release.version !== version && !isBroken(name, release.version),
  );
};

/** Whether any remote is shown to a share of visitors only. */
export const hasCanary = (set: ReleaseSet): boolean =>
  Object.values(set.remotes).some(({ canary }) => canary !== undefined);

/** Whether pages of an area differ by visitor: then visitors need an id, and no cache may have such a page. */
export const differsByVisitor = (set: ReleaseSet, area: Area | null): boolean =>
  Object.values(set.remotes).some((live) => hasCanaryIn(live, area));

/** Every release that the document names. */
export const releasesOf = (set: ReleaseSet): Release[] =>
  Object.values(set.remotes).flatMap(({ stable, canary, last }) => [
    stable,
    ...(canary ? [canary.release] : []),
    ...(last ? [last] : []),
  ]);
