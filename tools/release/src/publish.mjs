import { budgetFault } from './budget.mjs';
import { isStored, readBuild, storeBuild } from './builds.mjs';
import { changeSet } from './channel.mjs';
import { dropMisfits, refuseTroubles } from './compatible.mjs';
import { given, live, withStable } from './steps.mjs';

/** What is live already stays with its canary; its owner may have signed it anew. */
const published = (before, release) =>
  before?.stable.version === release.version ? { ...before, stable: release } : withStable(before, release);

/**
 * Stores the given builds and makes them live at once, in one change of the document.
 * @param options.isWhole everything was built anew: what else is live and does not fit any more is taken out
 * @param options.isPacked see `storeBuild`
 * @param options.by see `changeSet`; `isDryRun` stores nothing and changes nothing
 * @throws when a build is not whole, or the set that would come of it does not fit together; then nothing is stored or live
 * that was not before
 */
export const publish = (dir, dists, { isWhole = false, isPacked = true, by, isDryRun = false } = {}) => {
  const dropped = [];
  const change = (releases) => (remotes, draft) => {
    const host = releases.find(({ name }) => name === 'shell');
    const candidates = releases.filter(({ name }) => name !== 'shell');
    for (const release of candidates) remotes[release.name] = published(remotes[release.name], live(release));
    if (host) draft.shell = given(host);
    if (isWhole) dropped.splice(0, Infinity, ...dropMisfits(remotes, draft.shell, candidates));
    refuseTroubles(remotes, draft.shell, releases);
    return remotes;
  };
  const built = dists.map((dist) => readBuild(dist));
  if (isPacked) refuseHeavy(dir, dists, built);
  const next = changeSet(dir, change(built), { by, isDryRun: true });
  if (isDryRun) return { ...next, releases: built };
  const releases = dists.map((dist) => storeBuild(dir, dist, { isPacked }));
  const set = changeSet(dir, change(releases), { by });
  for (const { name, version } of dropped)
    console.log(`${name} ${version} does not fit what was built: it is taken out`);
  return { ...set, releases };
};

/** @throws naming the first build that is new here and heavier than its budget allows */
const refuseHeavy = (dir, dists, built) =>
  built.forEach((release, at) => {
    const fault = isStored(dir, release) ? null : budgetFault(release, dists[at]);
    if (fault) throw new Error(fault);
  });

/** Stores builds without giving them to anybody. @returns their release files */
export const store = (dir, dists, { isDryRun = false } = {}) => {
  const built = dists.map((dist) => readBuild(dist));
  refuseHeavy(dir, dists, built);
  return isDryRun ? built : dists.map((dist) => storeBuild(dir, dist));
};
