/** What a page tells of one remote: that it was shown, that it failed, or that it was shown and broke then. */
export type Outcome = 'shown' | 'failed' | 'broke';
export type Beacon = { remote: string; version: string; outcome: Outcome; ms: number };

type Count = { shown: number; failed: number; totalMs: number };

const enoughLoads = 20;
/** Nine of ten loads that failed are no accident: nobody else need meet it until there are twenty. */
const plainly = { loads: 10, share: 0.9 };
const toleratedShare = 0.01;
/** From here on a version counts as failing whatever others do: also the one that everybody gets. */
const brokenShare = 0.5;
const boundVersions = 200;

/**
 * Counts what pages report, by remote and version, and says which canaries are broken: after at least twenty loads, one that fails
 * a hundredth more often than the stable version; after ten, one that fails nine times in ten. A version that everybody gets, and
 * that fails half the time, is an alert in the log: reports come from outside, and do not decide what everybody gets.
 * Source: docs/releasing.md, Automatic rollback.
 */
export class ErrorWatch {
  private readonly counts = new Map<string, Count>();
  private readonly broken = new Set<string>();
  /** Said once, canaries and others. */
  private readonly found = new Set<string>();

  constructor(private readonly onBroken: () => void) {}

  /** @param rival the stable version, which a canary is measured against; absent for any other version */
  note({ remote, version, outcome, ms }: Beacon, rival?: string) {
    const key = `${remote}@${version}`;
    if (!this.counts.has(key) && this.counts.size >= boundVersions) return;
    const count = this.counts.get(key) ?? { shown: 0, failed: 0, totalMs: 0 };
    this.counts.set(key, count);
    count[outcome === 'shown' ? 'shown' : 'failed'] += 1;
    if (outcome === 'broke' && count.shown > 0) count.shown -= 1; // the same load, told before as shown
    count.totalMs += ms;
    const loads = count.shown + count.failed;
    const limit = rival === undefined ? brokenShare : toleratedShare + (this.figures(remote, rival)?.errorRate ?? 0);
    const share = count.failed / loads;
    const isFound = loads >= enoughLoads && share > Math.min(limit, brokenShare);
    const isPlain = loads >= plainly.loads && share >= plainly.share;
    if (!(isFound || isPlain) || this.found.has(key)) return;
    this.found.add(key);
    const isCanary = rival !== undefined;
    const what = isCanary ? 'it is taken out of use here' : `npm run release -- rollback ${remote}`;
    console.error(`${remote} ${version} failed ${count.failed} of ${loads} times: ${what}`);
    if (!isCanary) return;
    this.broken.add(key);
    this.onBroken();
  }

  isBroken(remote: string, version: string): boolean {
    return this.broken.has(`${remote}@${version}`);
  }

  /** A new release set: what was found of versions that left it is forgotten, so a version put back starts afresh. */
  keepOnly(live: ReadonlySet<string>) {
    for (const key of [...this.counts.keys(), ...this.found]) {
      if (live.has(key)) continue;
      this.counts.delete(key);
      this.broken.delete(key);
      this.found.delete(key);
    }
  }

  /** Share of failures and mean load time of one version; null when nobody reported it. */
  figures(remote: string, version: string) {
    const count = this.counts.get(`${remote}@${version}`);
    if (!count) return null;
    const loads = count.shown + count.failed;
    const meanMs = count.shown ? Math.round(count.totalMs / count.shown) : null;
    return { loads, failed: count.failed, errorRate: count.failed / loads, meanMs };
  }
}
