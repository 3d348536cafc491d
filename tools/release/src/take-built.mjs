import { readBuild } from './builds.mjs';
import { canonical } from './canonical.mjs';
import { readSet } from './channel.mjs';
import { history } from './history.mjs';
import { publish } from './publish.mjs';
import { self } from './self.mjs';

/** How a change is marked that nobody decided: a store was started with what lay built there. */
const start = { command: 'start' };

const entryOf = ({ remotes = {}, shell } = {}, name) => canonical((name === 'shell' ? shell : remotes[name]) ?? null);

/** @returns the names of which somebody decided by a command what is live, also that nothing is */
export const decidedNames = (dir) => {
  const decided = new Set();
  const seen = new Set();
  const sets = history(dir);
  sets.forEach((set, at) => {
    const before = sets[at + 1];
    const names = [...Object.keys(set.remotes), ...Object.keys(before?.remotes ?? {}), 'shell'];
    for (const name of new Set(names)) {
      if (seen.has(name) || entryOf(set, name) === entryOf(before, name)) continue;
      seen.add(name);
      if (set.by && set.by.command !== start.command) decided.add(name);
    }
  });
  return decided;
};

const liveVersion = (set, name) => (name === 'shell' ? set.shell?.version : set.remotes[name]?.stable.version);

/**
 * Brings what is built into a store that is started. What somebody released, rolled back or retired by a command stays as it is; where
 * the builds would not fit beside it, all that is live stays.
 * @returns `shellVersion` to be started, and `notes`: what is built and not live, and how it would be
 */
export const takeBuilt = (dir, dists) => {
  const decided = decidedNames(dir);
  const builds = dists.map((dist) => ({ dist, ...readBuild(dist) }));
  const free = builds.filter(({ name }) => !decided.has(name));
  const before = readSet(dir);
  const notes = builds
    .filter(({ name, version }) => decided.has(name) && liveVersion(before, name) !== version)
    .map(({ name, version }) => {
      const live = liveVersion(before, name);
      return `${name} ${version} is built; ${live ? `${live} is released and stays` : 'it was retired'}: ${self} publish ${name}`;
    });
  try {
    publish(
      dir,
      free.map(({ dist }) => dist),
      { isWhole: decided.size === 0, by: start },
    );
  } catch (error) {
    if (decided.size === 0) throw error;
    notes.push(
      `${error.message}. What is released stays; to give everybody what is built: ${self} publish ${builds.map(({ name }) => name).join(' ')}`,
    );
  }
  const { shell } = readSet(dir);
  return { shellVersion: shell?.version, notes };
};
