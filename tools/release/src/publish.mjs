import { storeBuild, storedRelease } from './builds.mjs';
import { changeSet, history } from './channel.mjs';
import { dropMisfits, refuseTroubles } from './compatible.mjs';

/** What the release document says of one remote's build: where it is, the hash of every file, what it needs and gives. */
const live = (release) => ({ ...release, base: `/remotes/${release.name}/${release.version}/` });

/** What the document keeps of the shell: not its files, which come with its own server, but what it gives to remotes. */
const given = ({ version, shared, contracts }) => ({ version, shared, contracts });

/** A version for everyone; the one before it is kept as the one that is known to work. */
const withStable = (before, release) => {
  const last = before?.stable.version === release.version ? before.last : before?.stable;
  return { stable: release, ...(last ? { last } : {}) };
};

/**
 * Stores the given builds and makes their remotes live at once, in one change of the document.
 * @param isWhole everything was built anew: what else is live and does not fit any more is taken out
 * @throws when the set that would come of it does not fit together; then nothing is live that was not before
 */
export const publish = (dir, dists, { isWhole = false } = {}) => {
  const releases = dists.map((dist) => storeBuild(dir, dist));
  const host = releases.find(({ name }) => name === 'shell');
  const remotes = releases.filter(({ name }) => name !== 'shell');
  const set = changeSet(dir, (before, draft) => {
    for (const release of remotes)
      if (before[release.name]?.stable.version !== release.version)
        before[release.name] = withStable(before[release.name], live(release));
    if (host) draft.shell = given(host);
    for (const { name, version } of isWhole ? dropMisfits(before, draft.shell, remotes) : [])
      console.log(`${name} ${version} does not fit what was built: it is taken out`);
    refuseTroubles(before, draft.shell, releases);
    return before;
  });
  return { setId: set.setId, seq: set.seq, releases };
};

const notLive = (name, remotes) => `${name} is not live; live are ${Object.keys(remotes).join(', ') || 'none'}`;

/** Shows a published version to a share of visitors; each keeps what they got. */
export const canary = (dir, name, version, percent) => {
  if (!(percent > 0 && percent <= 100)) throw new Error(`A share is a number above 0 and up to 100, not ${percent}`);
  const release = storedRelease(dir, name, version);
  return changeSet(dir, (before, { shell }) => {
    if (!before[name]) throw new Error(`${name} has no stable version yet: publish it first`);
    if (before[name].stable.version === version) throw new Error(`${name} ${version} is what everybody gets already`);
    // The salt stays while the version does, so that raising the share keeps everyone who had the canary.
    const salt = before[name].canary?.release.version === version ? before[name].canary.salt : `${name}@${version}`;
    before[name].canary = { release: live(release), percent, salt };
    refuseTroubles(before, shell, [release]);
    return before;
  });
};

/** Makes the canary, or a named published version, the one that everybody gets. */
export const promote = (dir, name, version) =>
  changeSet(dir, (before, { shell }) => {
    const wanted = version ?? before[name]?.canary?.release.version;
    if (!wanted)
      throw new Error(before[name] ? `${name} has no canary to promote: say a version` : notLive(name, before));
    const release = live(storedRelease(dir, name, wanted));
    before[name] = withStable(before[name], release);
    refuseTroubles(before, shell, [release]);
    return before;
  });

/** What was live before a version, newest first, two at most; a set that names files which are gone is taken by no server. */
const earlierThan = (dir, { name, version }) => {
  const found = [];
  const seen = new Set([version]);
  for (const { remotes } of history(dir)) {
    const release = remotes[name]?.stable;
    if (!release || seen.has(release.version)) continue;
    seen.add(release.version);
    if (isWhole(dir, release)) found.push(release);
    if (found.length === 2) break;
  }
  return found;
};

const isWhole = (dir, { name, version }) => {
  try {
    return Boolean(storedRelease(dir, name, version));
  } catch (error) {
    console.error(`${error.message}: it is passed over`);
    return false;
  }
};

/** Takes a canary back; without one, goes back to the version that was live before. */
export const rollback = (dir, name) =>
  changeSet(dir, (before, { shell }) => {
    const now = before[name];
    if (!now) throw new Error(notLive(name, before));
    if (now.canary) {
      delete now.canary;
      return before;
    }
    const [older, last] = earlierThan(dir, now.stable);
    if (!older) throw new Error(`${name} has no earlier version whose files are still there`);
    before[name] = { stable: older, ...(last ? { last } : {}) };
    refuseTroubles(before, shell, [older]);
    return before;
  });

/** Takes a remote out: its pages and parts are gone for new page loads. Its builds stay. */
export const retire = (dir, name) =>
  changeSet(dir, (before) => {
    if (!before[name]) throw new Error(notLive(name, before));
    delete before[name];
    return before;
  });
