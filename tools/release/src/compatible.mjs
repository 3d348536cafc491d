import { claimTroubles, serverTroubles, unknownSlots } from './claims.mjs';
import { misfitOf } from './shapes.mjs';
import { canShare } from './shared-range.mjs';

const major = (version) => String(version).split('.')[0];

/**
 * Why a release cannot live beside a shell; empty when it can. Used at publishing, and by the shell server before it
 * shows a remote. Shared modules are the shell's alone: versions that browsers would take, every name that is used.
 */
export const troubles = (release, shell) => [
  ...sharedTroubles(release, shell),
  ...nameTroubles(release, shell),
  ...slotTroubles(release, shell),
];

const sharedTroubles = (release, shell) =>
  Object.entries(release.shared ?? {}).flatMap(([name, wanted]) => {
    const given = shell.shared?.[name];
    if (!given) return [`needs ${name}, which the shell does not share`];
    return canShare(name, wanted, given) ? [] : [`was built with ${name} ${wanted}; the shell has ${given}`];
  });

/** A name of a shared library that the remote calls must be there: states, events, hooks and parts alike. */
const nameTroubles = (release, shell) =>
  Object.entries(release.contracts?.uses ?? {}).flatMap(([library, names]) => {
    const given = shell.contracts?.gives?.[library];
    return given
      ? names
          .filter((name) => !given.includes(name))
          .map((name) => `uses ${name} of ${library}, which the shell does not give`)
      : [];
  });

/**
 * Why parts that one release fills do not fit the places where another shows them.
 * @param filler the release that ships the parts @param shower the shell, or a remote whose page shows them
 */
export const slotTroubles = (filler, shower) =>
  Object.entries(shower.contracts?.shows ?? {}).flatMap(([slot, shown]) => {
    const filled = filler.contracts?.fills?.[slot];
    if (!filled || !shown) return [];
    const by = `${shower.name ?? 'shell'} shows`;
    if (major(filled.version) !== major(shown.version))
      return [`fills ${slot} ${filled.version}; ${by} ${shown.version}`];
    const isSame = (prop) => JSON.stringify(filled.shapes?.[prop]) === JSON.stringify(shown.shapes?.[prop]);
    return Object.entries(filled.props).flatMap(([prop, wanted]) => {
      const given = shown.props[prop];
      const isFree = wanted.startsWith('?');
      if (given === undefined) return isFree ? [] : [`needs ${prop} in ${slot}; ${by} it without`];
      if (!isFree && given.startsWith('?')) return [`needs ${prop} in ${slot}; ${by} it sometimes without`];
      const [want, gift] = [wanted, given].map((text) => text.replace(/^\?/, ''));
      if (filled.shapes?.[prop] && shown.shapes?.[prop]) {
        const fault = isSame(prop) ? undefined : misfitOf(shown.shapes[prop], filled.shapes[prop], prop);
        return fault
          ? [
              `takes ${prop} of ${slot} as ${want}, whose types differ: ${fault} where ${shower.name ?? 'shell'} shows it`,
            ]
          : [];
      }
      return want === gift ? [] : [`takes ${prop} of ${slot} as ${want}; ${by} it with ${gift}`];
    });
  });

const liveOf = (remotes) =>
  Object.values(remotes).flatMap(({ stable, canary }) => [stable, canary?.release ?? []].flat());

/** Every pair of the set that does not fit, as `{ release, against, why }`; `against` absent: the shell. */
const misfits = (remotes, shell) => {
  const live = liveOf(remotes);
  return live.flatMap((release) => [
    ...(shell ? troubles(release, shell).map((why) => ({ release, against: { name: 'shell', ...shell }, why })) : []),
    ...live
      .filter(({ name }) => name !== release.name)
      .flatMap((against) => slotTroubles(release, against).map((why) => ({ release, against, why }))),
  ]);
};

const same = (a, b) => a.name === b.name && a.version === b.version;

/**
 * Refuses a change after which something live would not fit the candidates, or one would own what is another's.
 * @throws naming the candidate and each reason
 */
export const refuseTroubles = (remotes, shell, candidates) => {
  for (const candidate of candidates) {
    const reasons = misfits(remotes, shell).flatMap(({ release, against, why }) => {
      if (same(release, candidate)) return [why];
      return same(against, candidate) ? [`${release.name} ${release.version}, which is live, ${why}`] : [];
    });
    const others = liveOf(remotes).filter(({ name }) => name !== candidate.name);
    reasons.push(...others.flatMap((other) => claimTroubles(candidate, other)));
    reasons.push(...serverTroubles(candidate), ...unknownSlots(candidate, shell));
    if (reasons.length)
      throw new Error(`${candidate.name} ${candidate.version} is refused: ${[...new Set(reasons)].join('; ')}`);
  }
};

/**
 * Takes live versions out of the set that are not compatible with the shell or with another remote. Used where all remotes were just built
 * anew, so that an old version is no loss. @param kept versions that stay in any case @returns what was taken out
 */
export const dropMisfits = (remotes, shell, kept) => {
  const dropped = [];
  for (const { release } of misfits(remotes, shell)) {
    if (kept.some((candidate) => same(candidate, release)) || dropped.includes(release)) continue;
    dropped.push(release);
    if (remotes[release.name]?.stable === release) delete remotes[release.name];
    else delete remotes[release.name]?.canary;
  }
  return dropped;
};
