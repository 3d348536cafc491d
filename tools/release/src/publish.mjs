import { storeBuild, storedRelease } from './builds.mjs';
import { changeSet, history, readSet } from './channel.mjs';
import { troubles } from './compatible.mjs';

/** What the release document says of one remote's build: where it is and the hash of every file. */
const live = ({ shared: _shared, ...release }) => ({
  ...release,
  base: `/remotes/${release.name}/${release.version}/`,
});

const refuseTrouble = (release, shell) => {
  const found = shell ? troubles(release, shell) : [];
  if (found.length) throw new Error(`${release.name} ${release.version} is refused: ${found.join('; ')}`);
};

/** Stores the given builds and makes their remotes live at once, in one change of the document. */
export const publish = (dir, dists, shell) => {
  const releases = dists.map((dist) => storeBuild(dir, dist));
  const host = shell ?? releases.find(({ name }) => name === 'shell');
  const remotes = releases.filter(({ name }) => name !== 'shell');
  for (const release of remotes) refuseTrouble(release, host);
  const set = changeSet(dir, (before) => {
    for (const release of remotes)
      if (before[release.name]?.stable.version !== release.version) before[release.name] = { stable: live(release) };
    return before;
  });
  return { setId: set.setId, seq: set.seq, releases };
};

/** Shows a published version to a share of visitors; each keeps what they got. */
export const canary = (dir, name, version, percent) => {
  if (!(percent > 0 && percent <= 100)) throw new Error(`A share is a number above 0 and up to 100, not ${percent}`);
  const release = storedRelease(dir, name, version);
  return changeSet(dir, (before) => {
    if (!before[name]) throw new Error(`${name} has no stable version yet: publish it first`);
    // The salt stays while the version does, so that raising the share keeps everyone who had the canary.
    const salt = before[name].canary?.release.version === version ? before[name].canary.salt : `${name}@${version}`;
    before[name].canary = { release: live(release), percent, salt };
    return before;
  });
};

/** Makes the canary, or a named published version, the one that everybody gets. */
export const promote = (dir, name, version) =>
  changeSet(dir, (before) => {
    const release = version ? live(storedRelease(dir, name, version)) : before[name]?.canary?.release;
    if (!release) throw new Error(`${name} has no canary to promote`);
    before[name] = { stable: release };
    return before;
  });

/** Takes a canary back; without one, goes back to the version that was live before. */
export const rollback = (dir, name) =>
  changeSet(dir, (before) => {
    const now = before[name];
    if (!now) throw new Error(`${name} is not live`);
    if (now.canary) {
      delete now.canary;
      return before;
    }
    const older = history(dir).find(
      (set) => set.remotes[name] && set.remotes[name].stable.version !== now.stable.version,
    );
    if (!older) throw new Error(`${name} has no earlier version`);
    before[name] = { stable: older.remotes[name].stable };
    return before;
  });

export { readSet };
