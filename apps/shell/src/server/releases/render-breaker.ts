import { isApiError } from '@souk/api-client';
import type { Release } from './release-set';
import { log } from '../log';

const enoughFailures = 3;
const openMs = 30_000;

type State = { failures: number; openUntil: number };

/**
 * Stops the server from rendering a remote (an application of one team) whose version failed on three pages: a circuit breaker.
 * For 30 seconds the browser renders that remote's parts, then the server tries again. Other parts of the page are rendered by the server as before.
 */
export class RenderBreaker {
  private readonly states = new Map<string, State>();

  constructor(
    private readonly onChange: () => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts a failure for the version whose server bundle stands in the error's stack. A failed call of the api does not count. */
  recordFailure(error: unknown, releases: readonly Release[]) {
    if (isApiError(error)) return;
    const stack = String((error as { stack?: unknown } | null)?.stack ?? '');
    const failed = releases.find(({ name, version }) => stack.includes(`/${name}/${version}/server/`));
    if (!failed) return;
    const key = `${failed.name}@${failed.version}`;
    const state = this.states.get(key) ?? { failures: 0, openUntil: 0 };
    this.states.set(key, state);
    state.failures += 1;
    if (state.failures < enoughFailures) return;
    state.failures = enoughFailures - 1; // when it closes, one more failure opens it
    state.openUntil = this.now() + openMs;
    log.error(`${failed.name} ${failed.version} fails to render: left to browsers for ${openMs / 1000} s`);
    this.onChange();
  }

  isOpen({ name, version }: Release): boolean {
    return (this.states.get(`${name}@${version}`)?.openUntil ?? 0) > this.now();
  }

  /** The moment when the next breaker closes: a page cached until then holds. Infinity: none is open. */
  nextChange(): number {
    const later = [...this.states.values()].map(({ openUntil }) => openUntil).filter((at) => at > this.now());
    return later.length ? Math.min(...later) : Infinity;
  }

  keepOnly(live: ReadonlySet<string>) {
    for (const key of this.states.keys()) if (!live.has(key)) this.states.delete(key);
  }
}
