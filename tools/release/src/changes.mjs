const inWords = (live) =>
  live
    ? `${live.stable.version}${live.canary ? ` with canary ${live.canary.release.version} for ${live.canary.percent} %` : ''}`
    : 'gone';

/**
 * What each set changed against the one before it.
 * @param sets newest first; the last one is there to compare with, unless it is the first that ever was
 * @returns newest first: number, time, and for the shell and every remote that changed its name, its state before and since, in words
 */
export const changesIn = (sets) =>
  sets
    .filter((set, i) => i < sets.length - 1 || set.seq === 1)
    .map((set, i) => {
      const before = sets[i + 1]?.remotes ?? {};
      const names = [...new Set([...Object.keys(set.remotes), ...Object.keys(before)])];
      const remotes = names
        .map((name) => ({ name, from: inWords(before[name]), to: inWords(set.remotes[name]) }))
        .filter(({ from, to }) => from !== to);
      const [from, to] = [sets[i + 1]?.shell?.version, set.shell?.version];
      if (to && from !== to) remotes.unshift({ name: 'shell', from: from ?? 'gone', to });
      return { seq: set.seq, at: set.createdAt, remotes, ...(set.by ? { by: set.by } : {}) };
    });
