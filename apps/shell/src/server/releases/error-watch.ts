import { isFailing } from '@souk/release/verdict';
import type { LiveRemote } from './release-set';
import { log } from '../log';

/** What a page tells of one remote: that it was shown, that it failed, or that it was shown and broke then. */
export type Outcome = 'shown' | 'failed' | 'broke';
export type Beacon = { remote: string; version: string; outcome: Outcome; ms: number };

/** Visitors of one version by how they fared, and the time that it took to be shown. */
export type Count = { shown: number; failed: number; totalMs: number };

/** What one process saw of each version, and which it took out of use, by `remote@version#since` (`keyOf`). */
export type Seen = { counts: Record<string, Count>; broken: readonly string[] };

const none: Count = { shown: 0, failed: 0, totalMs: 0 };
/** A version that everybody gets is an alert from here on. */
const alert = { loads: 20, share: 0.5 };
/** Nine of ten that failed are no accident. */
const plainAlert = { loads: 10, share: 0.9 };

const sum = (a: Count, b: Count): Count => ({
  shown: a.shown + b.shown,
  failed: a.failed + b.failed,
  totalMs: a.totalMs + b.totalMs,
});

/**
 * The set with which a remote's canary began, as the document says it: by it every process tells this canary from an earlier one of the
 * same version, whichever sets it saw between. The stable version is counted anew beside each canary: what it failed before, in an
 * outage, must not excuse the canary. The salt is what documents of an older release tool have.
 */
const beginningOf = ({ canary }: LiveRemote) => (canary ? String(canary.since ?? canary.salt) : 'stable');

/** @returns the versions of a remote that pages may report, each with the key under which it is counted */
const keysOf = (name: string, live: LiveRemote) =>
  [live.stable, live.canary?.release, live.last].flatMap((release) =>
    release ? [`${name}@${release.version}#${beginningOf(live)}`] : [],
  );

/**
 * Counts what pages report, by remote and version, and says which canaries are broken: those that fail more visitors than the stable
 * version lets expect (tools/release/src/verdict.mjs), by what all processes of the store saw. A version that everybody gets, and
 * that fails half the time, is an alert in the log: reports come from outside, and do not decide what everybody gets.
 * Source: docs/releasing.md, Automatic rollback.
 */
export class ErrorWatch {
  private readonly counts = new Map<string, Count>();
  private readonly broken = new Set<string>();
  private readonly alerted = new Set<string>();
  private others = new Map<string, Count>();
  private remotes: Readonly<Record<string, LiveRemote>> = {};
  private liveKeys: ReadonlySet<string> = new Set();

  constructor(private readonly onBroken: () => void) {}

  /**
   * A release set is live: what it does not name is not counted. Whatever was found of other versions, or beside an earlier canary, is
   * forgotten, by this process and by the others.
   */
  takeSet(remotes: Readonly<Record<string, LiveRemote>>) {
    this.remotes = remotes;
    this.liveKeys = new Set(Object.entries(remotes).flatMap(([name, live]) => keysOf(name, live)));
    for (const found of [this.counts, this.others, this.broken, this.alerted])
      for (const key of found.keys()) if (!this.liveKeys.has(key)) found.delete(key);
  }

  note({ remote, version, outcome, ms }: Beacon) {
    const key = this.keyOf(remote, version);
    if (!this.liveKeys.has(key)) return;
    const count = this.counts.get(key) ?? { ...none };
    this.counts.set(key, count);
    count[outcome === 'shown' ? 'shown' : 'failed'] += 1;
    if (outcome === 'broke' && count.shown > 0) count.shown -= 1; // the same visitor, told before as shown
    count.totalMs += ms;
    this.judge(remote);
    if (key !== this.canaryKeyOf(remote)) this.alertOf(remote, version);
  }

  /** What the other processes saw counts here, too, and a canary that one of them took out of use is out everywhere. */
  hearOthers(others: readonly Seen[]) {
    this.others = new Map();
    for (const [key, count] of others.flatMap(({ counts }) => Object.entries(counts)))
      if (this.liveKeys.has(key)) this.others.set(key, sum(this.others.get(key) ?? none, count));
    const foundBroken = new Set(others.flatMap(({ broken }) => broken));
    for (const remote of Object.keys(this.remotes)) {
      const key = this.canaryKeyOf(remote);
      if (key && foundBroken.has(key) && !this.broken.has(key))
        this.takeOut(key, 'failed at another process of this store');
      this.judge(remote);
    }
  }

  /** What this process itself saw. */
  get seen(): Seen {
    return { counts: Object.fromEntries(this.counts), broken: [...this.broken] };
  }

  isBroken(remote: string, version: string): boolean {
    return this.broken.has(this.keyOf(remote, version));
  }

  /** Share of failures and mean load time of one version, by all processes; null when nobody reported it. */
  figures(remote: string, version: string) {
    const count = this.countOf(this.keyOf(remote, version));
    const loads = count.shown + count.failed;
    if (loads === 0) return null;
    const meanMs = count.shown ? Math.round(count.totalMs / count.shown) : null;
    return { loads, failed: count.failed, errorRate: count.failed / loads, meanMs };
  }

  /** Takes a remote's canary out of use when it fails too many. */
  private judge(remote: string) {
    const key = this.canaryKeyOf(remote);
    if (!key || this.broken.has(key)) return;
    const count = this.countOf(key);
    const stable = this.countOf(this.keyOf(remote, this.remotes[remote]?.stable.version ?? ''));
    if (isFailing(count, stable)) this.takeOut(key, `failed ${count.failed} of ${count.failed + count.shown} visitors`);
  }

  private keyOf(remote: string, version: string): string {
    const live = this.remotes[remote];
    return live ? `${remote}@${version}#${beginningOf(live)}` : '';
  }

  private canaryKeyOf(remote: string): string | undefined {
    const version = this.remotes[remote]?.canary?.release.version;
    return version && this.keyOf(remote, version);
  }

  private countOf = (key: string) => sum(this.counts.get(key) ?? none, this.others.get(key) ?? none);

  private takeOut(key: string, why: string) {
    this.broken.add(key);
    const [release = ''] = key.split('#');
    log.error(`${release.replace('@', ' ')} ${why}: it is taken out of use`);
    this.onBroken();
  }

  private alertOf(remote: string, version: string) {
    const key = this.keyOf(remote, version);
    const { shown, failed } = this.countOf(key);
    const loads = shown + failed;
    const isFound = [alert, plainAlert].some((limit) => loads >= limit.loads && failed / loads >= limit.share);
    if (!isFound || this.alerted.has(key)) return;
    this.alerted.add(key);
    log.error(`${remote} ${version} failed ${failed} of ${loads} times: npm run release -- rollback ${remote}`);
  }
}
