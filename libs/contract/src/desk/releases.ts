/** Where the shell server answers a desk what is live. It stands on the desks' own origin, and asks for `system.read` there. */
export const deskReleasesPath = '/version/desk';

/** How one version of a remote fares. `figures` null: no page told of it yet; `isResting`: it is left to browsers, since it failed to render. */
export interface ReleaseState {
  isBroken: boolean;
  isResting: boolean;
  /** Why it does not fit the shell; null: it does. */
  refused: string | null;
  /** `errorRate` from 0 to 1; `meanMs` null: it was never shown. */
  figures: { loads: number; failed: number; errorRate: number; meanMs: number | null } | null;
}

/** A remote that is live, with its canary where one is tried. `last`: the version before; absent: there was none. */
export interface LiveRemote extends ReleaseState {
  owner: string;
  stable: string;
  last?: string;
  canary?: ReleaseState & { version: string; percent: number };
}

/** What is live: the release set by its number, the shell's version, and every remote. `judgedBy`: whose visitors the figures count. */
export interface DeskReleases {
  setId: string;
  seq: number;
  since: string;
  shell: string;
  judgedBy: string;
  remotes: Record<string, LiveRemote>;
}
