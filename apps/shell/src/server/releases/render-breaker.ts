import { isApiError } from '@souk/api-client';
import type { Release } from './release-set';

const enoughFailures = 3;
const restMs = 30_000;

type State = { failures: number; restsUntil: number };

/**
 * A breaker per remote for server rendering: a version that failed to render three times in a row of pages is left to
 * the browser for half a minute, then tried again. The rest of the page is rendered as ever.
 */
export class RenderBreaker {
  private readonly states = new Map<string, State>();

  constructor(
    private readonly onChange: () => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** Finds by the stack whose bundle failed, and counts it. An api that did not answer is nobody's fault here. */
  blame(error: unknown, releases: readonly Release[]) {
    if (isApiError(error)) return;
    const stack = String((error as { stack?: unknown } | null)?.stack ?? '');
    const guilty = releases.find(({ name, version }) => stack.includes(`/${name}/${version}/server/`));
    if (!guilty) return;
    const key = `${guilty.name}@${guilty.version}`;
    const state = this.states.get(key) ?? { failures: 0, restsUntil: 0 };
    this.states.set(key, state);
    state.failures += 1;
    if (state.failures < enoughFailures) return;
    state.failures = enoughFailures - 1; // after its rest one more failure is enough
    state.restsUntil = this.now() + restMs;
    console.error(`${guilty.name} ${guilty.version} fails to render: left to browsers for ${restMs / 1000} s`);
    this.onChange();
  }

  isOpen({ name, version }: Release): boolean {
    return (this.states.get(`${name}@${version}`)?.restsUntil ?? 0) > this.now();
  }

  /** When the next rest ends, so that whoever keeps an answer knows how long it holds. */
  nextChange(): number {
    const later = [...this.states.values()].map(({ restsUntil }) => restsUntil).filter((at) => at > this.now());
    return later.length ? Math.min(...later) : Infinity;
  }

  keepOnly(live: ReadonlySet<string>) {
    for (const key of this.states.keys()) if (!live.has(key)) this.states.delete(key);
  }
}
