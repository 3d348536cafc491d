import { changesIn } from './changes.mjs';

const canaryText = (canary) => (canary ? `   canary ${canary.release.version} for ${canary.percent} %` : '');

/** A release set as a table. */
export const setText = (set) =>
  [
    `set ${set.setId || '(none)'} · number ${set.seq}${set.createdAt ? ` · ${set.createdAt}` : ''}`,
    ...(set.shell ? [`  ${'shell'.padEnd(16)} ${set.shell.version}`] : []),
    ...Object.entries(set.remotes).map(
      ([name, { stable, canary }]) => `  ${name.padEnd(16)} ${stable.version}${canaryText(canary)}`,
    ),
  ].join('\n');

/** A release set as data: versions, without the list of every file. */
export const setData = ({ setId, seq, createdAt, by, shell, remotes }) => ({
  setId,
  seq,
  createdAt,
  by,
  shell: shell?.version,
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, { stable, canary, last }]) => [
      name,
      {
        owner: stable.owner,
        version: stable.version,
        last: last?.version,
        canary: canary && { version: canary.release.version, percent: canary.percent },
      },
    ]),
  ),
});

const byText = ({ author, commit, run, reason } = {}) =>
  [author && `by ${author}`, commit && `from ${commit}`, run, reason && `“${reason}”`].filter(Boolean).join(' · ');

/** The last changes, newest first: what became what, and below it by whom, from which commit and why. */
export const historyText = (sets) =>
  changesIn(sets)
    .map(({ seq, at, remotes, by }) => {
      const what = remotes.map(({ name, to }) => `${name} ${to}`).join(', ') || '–';
      const who = byText(by);
      return `${String(seq).padStart(4)}  ${at}  ${what}${who ? `\n      ${who}` : ''}`;
    })
    .join('\n');

/** What a version is in the set that is live; empty: nobody gets it. */
const placeOf = ({ shell, remotes }, name, version) => {
  const { stable = name === 'shell' ? shell : undefined, canary, last } = remotes[name] ?? {};
  if (stable?.version === version) return 'live';
  if (canary?.release.version === version) return `canary for ${canary.percent} %`;
  return last?.version === version ? 'before it' : '';
};

/** Stored versions of one remote, a line each: since when, and what each is now. @param versions `{ version, at }`, as they are to stand */
export const versionsText = (versions, set, name) =>
  versions
    .map(({ version, at }) =>
      `${version.padEnd(16)} ${new Date(at).toISOString()}  ${placeOf(set, name, version)}`.trimEnd(),
    )
    .join('\n');
