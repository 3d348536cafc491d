import { isFailing } from '@souk/release/verdict';
import type { LiveRemote } from './release-set';

/** What a page tells of one remote: that it was shown, that it failed, or that it was shown and broke then. */
export type Outcome = 'shown' | 'failed' | 'broke';
export type Beacon = { remote: string; version: string; outcome: Outcome; ms: number };

/** Visitors of one version by how they fared, and the time that it took to be shown. */
export type Count = { shown: number; failed: number; totalMs: number };

/** What one process saw of each version, by `remote@version`, and which it took out of use; `seq` is the release set that it has. */
export type Seen = { seq: number; counts: Record<string, Count>; broken: readonly string[] };

const none: Count = { shown: 0, failed: 0, totalMs: 0 };
/** A version that everybody gets is an alert from here on. */
const alert = { loads: 20, share: 0.5 };
/** Nine of ten that failed are no accident. */
const plainAlert = { loads: 10, share: 0.9 };
const boundVersions = 200;

const remoteOf = (key: string) => key.split('@')[0] ?? '';

const sum = (a: Count, b: Count): Count => ({
  shown: a.shown + b.shown,
  failed: a.failed + b.failed,
  totalMs: a.totalMs + b.totalMs,
});

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
  private others: Record<string, Count> = {};
  private known: ReadonlySet<string> = new Set();
  private seq = 0;
  /** Number of the set with which counting of a remote began. */
  private readonly since = new Map<string, number>();

  constructor(private readonly onBroken: () => void) {}

  /** @param live where the remote stands, so that a canary is told from what everybody gets */
  note({ remote, version, outcome, ms }: Beacon, live?: LiveRemote) {
    const key = `${remote}@${version}`;
    if (!this.counts.has(key) && this.counts.size >= boundVersions) return;
    const count = this.counts.get(key) ?? { ...none };
    this.counts.set(key, count);
    count[outcome === 'shown' ? 'shown' : 'failed'] += 1;
    if (outcome === 'broke' && count.shown > 0) count.shown -= 1; // the same visitor, told before as shown
    count.totalMs += ms;
    if (live) this.judge(remote, live);
    if (live?.canary?.release.version !== version) this.alertOf(remote, version);
  }

  /** Takes a remote's canary out of use when it fails too many. */
  judge(remote: string, { stable, canary }: LiveRemote) {
    if (!canary) return;
    const key = `${remote}@${canary.release.version}`;
    const seen = this.countOf(key);
    if (this.broken.has(key) || !isFailing(seen, this.countOf(`${remote}@${stable.version}`))) return;
    this.takeOut(key, `failed ${seen.failed} of ${seen.failed + seen.shown} visitors`);
  }

  /**
   * What the other processes saw counts here, too, and what one of them took out of use is out everywhere. A process that still has
   * a set from before this one began to count speaks of an earlier life of the same versions: that counts for nothing.
   */
  hearOthers(others: readonly Seen[]) {
    this.others = {};
    for (const { seq, counts, broken } of others) {
      const isOfNow = (key: string) => seq >= (this.since.get(remoteOf(key)) ?? 0);
      for (const [key, count] of Object.entries(counts))
        if (isOfNow(key)) this.others[key] = sum(this.others[key] ?? none, count);
      for (const key of broken)
        if (isOfNow(key) && !this.broken.has(key) && this.known.has(key))
          this.takeOut(key, 'failed at another process of this store');
    }
  }

  /** What this process itself saw. */
  get seen(): Seen {
    return { seq: this.seq, counts: Object.fromEntries(this.counts), broken: [...this.broken] };
  }

  isBroken(remote: string, version: string): boolean {
    return this.broken.has(`${remote}@${version}`);
  }

  /**
   * A new release set: what was found of versions that left it is forgotten, so a version put back starts afresh. With a version that
   * comes, counting begins anew for its whole remote: what the stable one failed before, in an outage, must not excuse a canary.
   * @param seq the set's number
   */
  keepOnly(live: ReadonlySet<string>, seq: number) {
    const changed = new Set([...live].filter((key) => !this.known.has(key)).map(remoteOf));
    this.known = live;
    this.seq = seq;
    for (const remote of changed) this.since.set(remote, seq);
    for (const key of this.counts.keys()) if (changed.has(remoteOf(key))) this.counts.delete(key);
    for (const key of [...this.counts.keys(), ...this.alerted, ...this.broken]) {
      if (live.has(key)) continue;
      this.counts.delete(key);
      this.broken.delete(key);
      this.alerted.delete(key);
    }
  }

  /** Share of failures and mean load time of one version, by all processes; null when nobody reported it. */
  figures(remote: string, version: string) {
    const count = this.countOf(`${remote}@${version}`);
    const loads = count.shown + count.failed;
    if (loads === 0) return null;
    const meanMs = count.shown ? Math.round(count.totalMs / count.shown) : null;
    return { loads, failed: count.failed, errorRate: count.failed / loads, meanMs };
  }

  private countOf = (key: string) => sum(this.counts.get(key) ?? none, this.others[key] ?? none);

  private takeOut(key: string, why: string) {
    this.broken.add(key);
    console.error(`${key.replace('@', ' ')} ${why}: it is taken out of use`);
    this.onBroken();
  }

  private alertOf(remote: string, version: string) {
    const key = `${remote}@${version}`;
    const { shown, failed } = this.countOf(key);
    const loads = shown + failed;
    const isFound = [alert, plainAlert].some((limit) => loads >= limit.loads && failed / loads >= limit.share);
    if (!isFound || this.alerted.has(key)) return;
    this.alerted.add(key);
    console.error(`${remote} ${version} failed ${failed} of ${loads} times: npm run release -- rollback ${remote}`);
  }
}
