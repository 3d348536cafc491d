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
  /** Whose visitors took part in what pages told. */
  judgedBy: releases.exchange.judgedBy(),
  /** Whether the other servers have what this server's visitors met. */
  isHeard: releases.exchange.isHeard(),
  inMemory: releases.inMemory,
  memory: withFigures ? memoryNow() : null,
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

const megabytes = (bytes: number) => Math.round(bytes / (1 << 20));

/** What this shell server takes, in MB: objects alone, and the process as the system sees it. */
const memoryNow = () => {
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: megabytes(heapUsed), process: megabytes(rss) };
};

export type Versions = ReturnType<typeof versionsOf>;

/** How one version fares here: what pages told of it, and whether it was taken out of use, refused or left to browsers. */
const stateOf = (releases: ReleaseRegistry, release: Release, withFigures: boolean) => ({
  isBroken: releases.errors.isBroken(release.name, release.version),
  isResting: releases.breaker.isOpen(release),
  refused: releases.misfit(release) ?? null,
  figures: withFigures ? releases.errors.figures(release.name, release.version) : null,
});
