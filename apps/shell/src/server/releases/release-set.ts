import type { RemoteRoute, SlotName } from '@souk/mfe';
import type { Area } from '../../app/area';

/** One build of one remote, as its release file says. Written by tools/build, placed by tools/release. */
export type Release = {
  name: string;
  version: string;
  owner: string;
  /** Whose pages it is part of; absent: the shop's. */
  area?: Area;
  globalName: string;
  entry: string;
  exposes: Record<string, { js: string[]; css: string[] }>;
  routes: RemoteRoute[];
  slots: Partial<Record<SlotName, string>>;
  files: Record<string, { integrity: string; bytes: number }>;
  server: { entry: string; files: Record<string, { integrity: string }> };
  /** Folder of the build as the browser sees it, with a slash at its end. */
  base: string;
  /** Why it cannot live beside this shell: then it is never shown. */
  refused?: string;
  /** Runs from a developer's own server, without hashes. */
  isDev?: true;
};

/** A remote as it is live: the version for everyone, and perhaps one for a share of visitors. */
export type LiveRemote = {
  stable: Release;
  canary?: {
    release: Release;
    percent: number;
    salt: string;
    /** Number of the set in which it began. Documents of an older release tool do not say it. */
    since?: number;
  };
  /** The version that was stable before, known to work: shown while the stable one fails. */
  last?: Release;
};

/** The release document: which versions are live. The only thing that changes. */
export type ReleaseSet = {
  setId: string;
  /** Rises with every change, so that an old signed document cannot be played back. */
  seq: number;
  prev: string | null;
  createdAt: string;
  remotes: Record<string, LiveRemote>;
  signature: string;
};

/** The remotes of one response, each in exactly one version. `id` names the combination. */
export type PinnedSet = { id: string; remotes: Record<string, Release> };
