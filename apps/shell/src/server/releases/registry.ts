import { statSync } from 'node:fs';
import { join } from 'node:path';
import { loadBundle, type ServerBundle } from './bundles';
import { pin } from './canary';
import { ErrorWatch } from './error-watch';
import { readReleaseSet } from './read-set';
import type { PinnedSet, Release, ReleaseSet } from './release-set';

/** What one response is made from: one version of every remote, with its server bundles. */
export type Snapshot = { set: PinnedSet; bundles: Record<string, ServerBundle | Error> };

type Options = {
  /** Remotes that run from a developer's own server: name → origin. */
  devRemotes?: Readonly<Record<string, string>>;
  onChange?: () => void;
};

const pollMs = 500;

/** Follows the release document. A request takes one snapshot and keeps it to its end. */
export class ReleaseRegistry {
  set: ReleaseSet;
  readonly errors = new ErrorWatch(() => this.forgetSnapshots());
  private snapshots = new Map<string, Snapshot>();
  private seen = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly dir: string,
    private readonly options: Options = {},
  ) {
    this.seen = this.modified();
    this.set = readReleaseSet(dir, 0);
    this.timer = setInterval(() => this.refresh(), pollMs).unref();
  }

  /** The versions for one visitor, with their bundles. Two visitors with the same versions share one snapshot. */
  snapshotFor(visitor: string | null): Snapshot {
    const pinned = pin(this.set, visitor, (name, version) => this.errors.isBroken(name, version));
    const known = this.snapshots.get(pinned.id);
    if (known) return known;
    const snapshot = this.load(pinned);
    this.snapshots.set(pinned.id, snapshot);
    return snapshot;
  }

  close() {
    clearInterval(this.timer);
  }

  private modified = () => statSync(join(this.dir, 'release.json')).mtimeMs;

  private refresh() {
    try {
      const modified = this.modified();
      if (modified === this.seen) return;
      this.seen = modified;
      this.set = readReleaseSet(this.dir, this.set.seq);
      this.forgetSnapshots();
      console.log(`release set ${this.set.setId}, number ${this.set.seq}, is live`);
    } catch (error) {
      console.error(`release.json is refused, set ${this.set.setId} stays: ${(error as Error).message}`);
    }
  }

  private forgetSnapshots() {
    this.snapshots = new Map();
    this.options.onChange?.();
  }

  /** A canary whose server bundle is broken is replaced by the stable version, HTML and client files together. */
  private load(pinned: PinnedSet): Snapshot {
    const remotes: Record<string, Release> = {};
    const bundles: Snapshot['bundles'] = {};
    for (const [name, wanted] of Object.entries(pinned.remotes)) {
      const stable = this.set.remotes[name]?.stable ?? wanted;
      const bundle = loadBundle(this.dir, wanted);
      const isUsable = !(bundle instanceof Error) || wanted.version === stable.version;
      remotes[name] = isUsable ? wanted : stable;
      bundles[name] = isUsable ? bundle : loadBundle(this.dir, stable);
      const origin = this.options.devRemotes?.[name];
      if (origin) {
        remotes[name] = underDevelopment(wanted, origin);
        bundles[name] = new Error(`${name} is under development: it is rendered in the browser`);
      }
    }
    return { set: { id: pinned.id, remotes }, bundles };
  }
}

/** A remote on its developer's own server: other addresses, no hashes, no server bundle. */
const underDevelopment = (release: Release, origin: string): Release => ({
  ...release,
  base: `${origin}/`,
  exposes: {},
  files: {},
});
