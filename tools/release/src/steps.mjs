import { storedRelease } from './builds.mjs';
import { changeSet } from './channel.mjs';
import { refuseTroubles } from './compatible.mjs';
import { history } from './history.mjs';
import { withoutCalls } from './owners.mjs';
import { passNotCopied } from './store/listed-build.mjs';
import { self } from './self.mjs';

/** What the release document says of one remote's build: where it is, the hash of every file, what it needs and gives. */
export const live = (release) => ({
  ...withoutCalls(release),
  base: `/remotes/${release.name}/${release.version}/`,
});

/** What the document keeps of the shell: what it gives to remotes, and by which digest its files are known again. */
export const given = ({ version, digest, shared, contracts }) => ({
  version,
  ...(digest ? { digest } : {}),
  shared,
  contracts,
});

/** A version for everyone; the one before it is kept as the one that is known to work. */
export const withStable = (before, release) => {
  const last = before?.stable.version === release.version ? before.last : before?.stable;
  return { stable: release, ...(last ? { last } : {}) };
};

const refuseNotLive = (name, remotes) => {
  if (!remotes[name]) throw new Error(`${name} is not live; live are ${Object.keys(remotes).join(', ') || 'none'}`);
};

/**
 * Takes several steps in one change of the document: all of them, or none.
 * @param steps each changes `remotes` and returns the release that others must fit, if there is one
 * @param options see `changeSet`
 */
export const takeSteps = (dir, steps, options) =>
  changeSet(
    dir,
    (remotes, draft) => {
      const candidates = steps.map((step) => step(remotes, dir, draft)).filter(Boolean);
      refuseTroubles(remotes, draft.shell, candidates);
      return remotes;
    },
    options,
  );

/**
 * Shows a stored version to a share of visitors; each keeps what they got.
 * @param version absent: the canary that is on gets another share
 */
export const canaryStep = (name, version, percent = 5) => {
  if (name === 'shell') throw new Error(oneShell);
  if (!(percent >= 0 && percent <= 100)) throw new Error(`A share is a number from 0 to 100, not ${percent}`);
  return (remotes, dir) => {
    const now = remotes[name];
    const wanted = version ?? now?.canary?.release.version;
    if (!wanted) throw new Error(`${name} has no canary: say a version`);
    const release = storedRelease(dir, name, wanted);
    if (!now) throw new Error(`${name} has no stable version yet: publish it first`);
    if (now.stable.version === wanted) throw new Error(`${name} ${wanted} is what everybody gets already`);
    // The salt stays while the version does, so that raising the share keeps everyone who had the canary.
    const salt = now.canary?.release.version === wanted ? now.canary.salt : `${name}@${wanted}`;
    now.canary = { release: live(release), percent, salt };
    return release;
  };
};

/** Every page has one shell, and the server that renders it is the shell's own. */
const oneShell = `Everybody gets one shell: publish it, and take it back with ${self} rollback shell`;

const giveShell = (dir, draft, version) => {
  const release = storedRelease(dir, 'shell', version);
  draft.shell = given(release);
  return release;
};

/** Makes the canary, or a named stored version, the one that everybody gets. */
export const promoteStep = (name, version) => (remotes, dir, draft) => {
  if (name === 'shell' && !version) throw new Error(`Say which version of the shell: ${self} versions shell`);
  if (name === 'shell') return giveShell(dir, draft, version);
  const wanted = version ?? remotes[name]?.canary?.release.version;
  if (!wanted) {
    refuseNotLive(name, remotes);
    throw new Error(`${name} has no canary to promote: say a version`);
  }
  const release = live(storedRelease(dir, name, wanted));
  remotes[name] = withStable(remotes[name], release);
  return release;
};

/** Takes a canary back; without one, goes back to the version that was live before. What was taken back is never gone back to. */
export const rollbackStep = (name) => (remotes, dir, draft) => {
  if (name === 'shell') {
    const earlier = earlierThan(dir, 'shell', draft.shell?.version).find((release) => isWhole(dir, release));
    if (!earlier) throw new Error('shell has no earlier version whose files are still there');
    return giveShell(dir, draft, earlier.version);
  }
  refuseNotLive(name, remotes);
  const { canary: trial, stable: now, last } = remotes[name];
  if (trial) return void delete remotes[name].canary;
  const earlier = [...(last ? [last] : []), ...earlierThan(dir, name, now.version)];
  const isNew = ({ version }, at) => earlier.findIndex((other) => other.version === version) === at;
  const older = earlier.filter(isNew).find((release) => isWhole(dir, release));
  if (!older)
    throw new Error(
      `${name} has no earlier version whose files are still there: publish the build before, or start the package before this one`,
    );
  const next = earlierThan(dir, name, older.version).find((release) => isWhole(dir, release));
  remotes[name] = { stable: older, ...(next ? { last: next } : {}) };
  return older;
};

/** Takes a remote out: its pages and parts are gone for new page loads. Its builds stay. */
export const retireStep = (name) => (remotes) => {
  if (name === 'shell') throw new Error(oneShell);
  refuseNotLive(name, remotes);
  delete remotes[name];
};

/** @returns what was live before a version was for the first time, newest first, each once */
const earlierThan = (dir, name, version) => {
  const releases = history(dir).flatMap(({ remotes, shell }) => {
    const release = name === 'shell' ? shell && { name, ...shell } : remotes[name]?.stable;
    return release ? [release] : [];
  });
  const first = releases.findLastIndex((release) => release.version === version);
  const older = releases.slice(first + 1);
  return older.filter((release, at) => older.findIndex((other) => other.version === release.version) === at);
};

const isWhole = (dir, { name, version }) => {
  try {
    return Boolean(storedRelease(dir, name, version));
  } catch (error) {
    passNotCopied(error);
    console.error(`${error.message}: it is passed over`);
    return false;
  }
};

export const canary = (dir, name, version, percent, options) =>
  takeSteps(dir, [canaryStep(name, version, percent)], options);
export const promote = (dir, name, version, options) => takeSteps(dir, [promoteStep(name, version)], options);
export const rollback = (dir, name, options) => takeSteps(dir, [rollbackStep(name)], options);
export const retire = (dir, name, options) => takeSteps(dir, [retireStep(name)], options);
