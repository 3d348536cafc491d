import { troubles } from '@souk/release/compatible';
import { openReleaseStore } from '@souk/release/release-store';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from '../../app/area';
import { log } from '../log';
import { browserOnly, type ServerBundle } from './bundles';
import type { DevBundles } from './dev-bundles';
import { hasCanary, pin, releasesOf, fallbackVersionOf } from './canary';
import { ErrorWatch, type Beacon } from './error-watch';
import { Generation } from './generation';
import { firstReleaseSet, readReleaseSet } from './read-set';
import { createProcessExchange } from './process-exchange';
import type { PinnedSet, Release, ReleaseSet } from './release-set';
import { RenderBreaker } from './render-breaker';
import type { ShellFiles } from './shell-files';
import { underDevelopment } from './under-development';

/** What one response is made from: one version of every remote, with its server bundles. */
export type Snapshot = {
  set: PinnedSet;
  bundles: Record<string, ServerBundle | Error>;
  /** Said when a page begins to be made from it; returns what is called when the page is sent. */
  enter: () => () => void;
};

type Options = {
  /** Remotes that run from a developer's own server: name → origin. */
  devRemotes?: Readonly<Record<string, string>>;
  /** Their builds for the server. Absent: they are rendered in the browser. */
  devBundles?: DevBundles | undefined;
  /** What this shell gives to remotes; a release that does not fit it is not shown. */
  shell?: Pick<ShellFiles, 'shared' | 'contracts'>;
  onChange?: () => void;
  /** Where this server and the others tell each other what their visitors met. Absent: in the folder itself. */
  store?: ReturnType<typeof openReleaseStore> | undefined;
  /** Proves to the others that it is one of them. */
  internalKey?: string;
  /** By which other processes of this store know it. */
  processName?: string;
};

const pollMs = 500;
const exchangeMs = 2_000;
/** Without a canary nothing hangs on it, and a bucket's requests cost money. */
const restingExchangeMs = 20_000;

/** Follows the release document. A request takes one snapshot and keeps it to its end. */
export class ReleaseRegistry {
  set: ReleaseSet;
  readonly errors = new ErrorWatch(() => this.forgetSnapshots());
  readonly breaker = new RenderBreaker(() => this.forgetSnapshots());
  private readonly generations = new Set<Generation>();
  private generation: Generation;
  private snapshots = new Map<string, Snapshot>();
  private holdsUntil = Infinity;
  private judgedAt = -Infinity;
  private isJudging = false;
  private isClosed = false;
  private seen = '';
  private refusal = '';
  private readonly timers: NodeJS.Timeout[];
  readonly exchange: ReturnType<typeof createProcessExchange>;

  constructor(
    private readonly dir: string,
    private readonly options: Options = {},
  ) {
    const { store = openReleaseStore(dir), internalKey, processName } = options;
    this.exchange = createProcessExchange(store, { key: internalKey, name: processName });
    const seen = this.modified();
    const { set, refusal } = firstReleaseSet(dir);
    this.set = set;
    if (refusal) this.refuse(refusal);
    else this.seen = seen;
    this.generation = this.nextGeneration();
    this.errors.takeSet(set.remotes);
    this.timers = [
      setInterval(() => this.refresh(), pollMs).unref(),
      setInterval(() => this.judgeWhenDue(), exchangeMs).unref(),
    ];
    this.judgeWhenDue(); // a canary that the others took out is given to nobody here either
  }

  /** The versions for one visitor on an area's pages, with their bundles. Visitors with the same versions share one snapshot. */
  snapshotFor(visitor: string | null, area: Area | null = null): Snapshot {
    if (Date.now() >= this.holdsUntil) this.forgetSnapshots();
    const pinned = pin(this.set, { visitor, area }, this.isBroken);
    const known = this.snapshots.get(pinned.id);
    // What runs from source may have been saved since.
    if (known && !this.options.devBundles) return known;
    const snapshot = this.load(pinned);
    this.snapshots.set(pinned.id, snapshot);
    return snapshot;
  }

  /** A snapshot with stored versions in place of the live ones. Nothing takes their place: who looks at one means that one. */
  withVersions(snapshot: Snapshot, releases: readonly Release[]): Snapshot {
    if (releases.length === 0) return snapshot;
    const remotes = { ...snapshot.set.remotes };
    const bundles = { ...snapshot.bundles };
    for (const release of releases) {
      const refused = this.misfit(release);
      remotes[release.name] = refused ? { ...release, refused } : release;
      bundles[release.name] = refused ? new Error(refused) : this.generation.bundle(release);
    }
    const pinned = releases.map(({ name, version }) => `${name}@${version}`).sort();
    return { ...snapshot, set: { id: `${snapshot.set.id}+${pinned.join('+')}`, remotes }, bundles };
  }

  /** The version to use in place of one that a page could not have. */
  fallbackVersion = (name: string, version: string) => {
    const found = fallbackVersionOf(this.set, name, version, this.isBroken);
    return found && !this.misfit(found) ? found : undefined;
  };

  /** Counts what a page reports of a live version. */
  note(beacon: Beacon) {
    this.errors.note(beacon);
  }

  /** A failure while rendering: its remote is found and, when it goes on, left to browsers for a while. */
  recordFailure = (error: unknown) => this.breaker.recordFailure(error, releasesOf(this.set));

  /** The generations of server bundles in memory: the one in use, and old ones that still send pages. */
  get inMemory() {
    return [...this.generations].map(({ setId, size }) => ({ setId, bundles: size }));
  }

  /** Looks whether the document changed. Called twice a second. */
  refresh() {
    try {
      const modified = this.modified();
      if (modified === this.seen) return;
      this.set = readReleaseSet(this.dir, this.set);
      // What was refused is looked at again: a file that it names may come later.
      this.seen = modified;
    } catch (error) {
      return this.refuse((error as Error).message);
    }
    this.refusal = '';
    log.info(`release set ${this.set.setId}, number ${this.set.seq}, is live`);
    const before = this.generation;
    this.generation = this.nextGeneration(before);
    this.errors.takeSet(this.set.remotes);
    this.breaker.keepOnly(new Set(releasesOf(this.set).map(({ name, version }) => `${name}@${version}`)));
    before.retire();
    this.forgetSnapshots();
  }

  /** Told once, however often the same document is looked at. */
  private refuse(why: string) {
    if (why !== this.refusal) log.error(`release.json is refused, set ${this.set.setId} stays: ${why}`);
    this.refusal = why;
  }

  /** All processes of the store come to one verdict: each tells what it saw, and judges by what all did. */
  async judgeTogether() {
    const others = await this.exchange.swap(this.errors.seen);
    if (!this.isClosed) this.errors.hearOthers(others);
  }

  /** One exchange at a time: a store that is out answers late. */
  private judgeWhenDue() {
    const now = performance.now();
    if (this.isJudging || (!hasCanary(this.set) && now - this.judgedAt < restingExchangeMs)) return;
    [this.isJudging, this.judgedAt] = [true, now];
    void this.judgeTogether()
      .finally(() => (this.isJudging = false))
      .catch((error: Error) => log.error(`canaries were not judged together: ${error.message}`));
  }

  /** Looks for nothing any more. What it told the others stays for a minute, so that a process in its place begins with its verdicts. */
  close() {
    this.isClosed = true;
    this.timers.forEach(clearInterval);
  }

  private isBroken = (name: string, version: string) => this.errors.isBroken(name, version);

  /** Two changes may fall into one tick of the disk's clock: each is a file of its own. */
  private modified = () => {
    const file = statSync(join(this.dir, 'release.json'), { throwIfNoEntry: false });
    return file ? `${file.mtimeMs} ${file.ino} ${file.size}` : '';
  };

  private nextGeneration(before?: Generation): Generation {
    const taken = before && { generation: before, releases: releasesOf(this.set) };
    const generation = new Generation(this.set.setId, this.dir, (old) => this.generations.delete(old), taken);
    this.generations.add(generation);
    return generation;
  }

  private forgetSnapshots() {
    this.snapshots = new Map();
    this.holdsUntil = this.breaker.nextChange();
    try {
      this.options.onChange?.();
    } catch (error) {
      log.error(`cached pages are not of the versions in use: ${(error as Error).message}`);
    }
  }

  private load(pinned: PinnedSet): Snapshot {
    const { generation } = this;
    const remotes: Record<string, Release> = {};
    const bundles: Snapshot['bundles'] = {};
    for (const [name, wanted] of Object.entries(pinned.remotes)) {
      const origin = this.options.devRemotes?.[name];
      const [release, bundle] = origin ? this.fromSource(wanted, origin) : this.usable(generation, wanted);
      remotes[name] = release;
      bundles[name] = bundle;
    }
    return { set: { id: pinned.id, remotes }, bundles, enter: () => generation.enter() };
  }

  private fromSource(wanted: Release, origin: string): readonly [Release, ServerBundle | Error] {
    const { devBundles } = this.options;
    if (!devBundles) return [underDevelopment(wanted, origin), browserOnly(wanted.name, 'is under development')];
    const release = { ...wanted, ...devBundles.offered(wanted.name) };
    return [underDevelopment(release, origin), devBundles.bundle(wanted.name)];
  }

  /**
   * A version whose server bundle is broken, or that does not fit this shell, is replaced by the one that is known to
   * work, HTML and client files together. Without one the page's wall says what is missing.
   */
  private usable(generation: Generation, wanted: Release): readonly [Release, ServerBundle | Error] {
    if (this.breaker.isOpen(wanted)) return [wanted, browserOnly(wanted.name, 'fails to render')];
    const refused = this.misfit(wanted);
    const bundle = refused
      ? new Error(`${wanted.name} ${wanted.version} is refused: ${refused}`)
      : generation.bundle(wanted);
    if (!(bundle instanceof Error)) return [wanted, bundle];
    const fallback = this.fallbackVersion(wanted.name, wanted.version);
    const other = fallback ? generation.bundle(fallback) : bundle;
    if (fallback && !(other instanceof Error)) return [fallback, other];
    return [refused ? { ...wanted, refused } : wanted, bundle];
  }

  /** Why a release does not fit this shell; undefined when it does. */
  misfit = (release: Release): string | undefined =>
    this.options.shell ? troubles(release, this.options.shell)[0] : undefined;
}
