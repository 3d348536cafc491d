import type { Counters } from '@souk/counters';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FollowedChanges } from './follow-changes';
import type { PageCache } from './page-cache';
import { createVitals } from './vitals';

/** How a page came about: read from the cache, rendered for this visitor, or taken from a rendering that was under way. */
export type PageSource = 'cached' | 'rendered' | 'shared';

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^\/remotes\//, 'file'],
  [/^\/img\//, 'picture'],
  [/^\/(api|front|v1|v2)\//, 'call'],
  [/^\/auth\//, 'sign-in'],
  [/^\/(healthz|readyz|version|fallback-version|beacon)/, 'operations'],
  [/^\/actions\//, 'form'],
];

/** What an address is for; a page unless it is something else. No address of a visitor becomes a label. */
export const kindOf = (url: string): string => kinds.find(([pattern]) => pattern.test(url))?.[1] ?? 'page';

/** Counts what this server does, for Prometheus. */
export const createMetrics = (
  cache: Pick<PageCache, 'size'>,
  counters: Pick<Counters, 'state'>,
  changes: Pick<FollowedChanges, 'isFollowing'>,
) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'souk_shell_request_duration_seconds',
    help: 'How long answers took, by what was asked for',
    labelNames: ['kind', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const pages = new Counter({
    name: 'souk_shell_pages_total',
    help: 'Pages that were sent, by where they came from',
    labelNames: ['source'],
    registers: [registry],
  });
  new Gauge({
    name: 'souk_shell_cached_pages',
    help: 'Pages that could be shown if no other could be made',
    registers: [registry],
    collect() {
      this.set(cache.size());
    },
  });
  new Gauge({
    name: 'souk_shell_counters_not_reached',
    help: '1 while COUNTERS_URL does not answer: each process then limits by its own count',
    registers: [registry],
    collect() {
      this.set(counters.state() === 'not reached' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'souk_shell_changes_not_read',
    help: '1 while the api does not tell which pages changed: kept pages are then made anew every two seconds',
    registers: [registry],
    collect() {
      this.set(changes.isFollowing() ? 0 : 1);
    },
  });
  return {
    observe(req: IncomingMessage, res: ServerResponse) {
      const end = duration.startTimer({ kind: kindOf(req.url ?? '/') });
      res.once('close', () => end({ status: String(res.statusCode) }));
    },
    /** How pages were for their visitors. */
    vitals: createVitals(registry),
    countPage: (source: PageSource) => pages.inc({ source }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};
export type Metrics = ReturnType<typeof createMetrics>;
