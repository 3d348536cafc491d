/** What a page tells of one remote: that it was shown, or that it failed. */
export type Beacon = { remote: string; version: string; outcome: 'shown' | 'failed'; ms: number };

type Count = { shown: number; failed: number; totalMs: number };

const enoughLoads = 20;
const toleratedShare = 0.01;
const boundRemotes = 200;

/**
 * Counts what pages report, by remote and version. A version whose failures exceed a hundredth of its loads, after at
 * least twenty, counts as broken: visitors get the stable one from then on. Source: docs/releasing.md, Automatic rollback.
 */
export class ErrorWatch {
  private readonly counts = new Map<string, Count>();
  private readonly broken = new Set<string>();

  constructor(private readonly onBroken: () => void) {}

  note({ remote, version, outcome, ms }: Beacon) {
    const key = `${remote}@${version}`;
    if (!this.counts.has(key) && this.counts.size >= boundRemotes) return;
    const count = this.counts.get(key) ?? { shown: 0, failed: 0, totalMs: 0 };
    this.counts.set(key, count);
    count[outcome] += 1;
    count.totalMs += ms;
    const loads = count.shown + count.failed;
    if (loads < enoughLoads || count.failed / loads <= toleratedShare || this.broken.has(key)) return;
    this.broken.add(key);
    console.error(`${remote} ${version} failed ${count.failed} of ${loads} times: its canary is taken out of use`);
    this.onBroken();
  }

  isBroken(remote: string, version: string): boolean {
    return this.broken.has(`${remote}@${version}`);
  }

  /** Share of failures and mean load time of one version; null when nobody reported it. */
  figures(remote: string, version: string) {
    const count = this.counts.get(`${remote}@${version}`);
    if (!count) return null;
    const loads = count.shown + count.failed;
    return { loads, failed: count.failed, errorRate: count.failed / loads, meanMs: Math.round(count.totalMs / loads) };
  }
}
