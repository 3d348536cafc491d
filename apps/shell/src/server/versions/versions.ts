import type { ReleaseRegistry } from '../releases/registry';
import type { Release } from '../releases/release-set';
import type { ShellFiles } from '../releases/shell-files';

type Deps = { releases: ReleaseRegistry; shell: Pick<ShellFiles, 'version'> };

/**
 * What is live, as `/version` answers it: every remote with its versions, their share of visitors, error rate and load time.
 * @param withFigures what pages told is for those who run the store
 */
export const versionsOf = ({ releases, shell }: Deps, withFigures = true) => ({
  setId: releases.set.setId,
  seq: releases.set.seq,
  since: releases.set.createdAt,
  shell: shell.version,
  inMemory: releases.inMemory,
  remotes: Object.fromEntries(
    Object.entries(releases.set.remotes).map(([name, { stable, canary, last }]) => [
      name,
      {
        owner: stable.owner,
        ...stateOf(releases, stable, withFigures),
        stable: stable.version,
        ...(last ? { last: last.version } : {}),
        ...(canary && {
          canary: {
            version: canary.release.version,
            percent: canary.percent,
            ...stateOf(releases, canary.release, withFigures),
          },
        }),
      },
    ]),
  ),
});

export type Versions = ReturnType<typeof versionsOf>;

/** How one version fares here: what pages told of it, and whether it was taken out of use, refused or left to browsers. */
const stateOf = (releases: ReleaseRegistry, release: Release, withFigures: boolean) => ({
  isBroken: releases.errors.isBroken(release.name, release.version),
  isResting: releases.breaker.isOpen(release),
  refused: releases.misfit(release) ?? null,
  figures: withFigures ? releases.errors.figures(release.name, release.version) : null,
});
