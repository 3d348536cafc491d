import type { Counters, CounterState } from '@souk/counters';
import type { ServerConfig } from './config';
import type { PageCache } from './page-cache';
import { ownHeaders } from './to-api';

/** Whether this process is about to end: it still answers, but wants no more visitors. */
export type Lifecycle = { isDraining: boolean };

type Deps = {
  config: Pick<ServerConfig, 'apiOrigin' | 'internalKey'>;
  cache: Pick<PageCache, 'size'>;
  lifecycle: Lifecycle;
  counters: Pick<Counters, 'state'>;
};

export type Health = {
  isReady: boolean;
  status: string;
  api: string;
  cachedPages: number;
  counters: CounterState;
  storage: string;
};

const askMs = 2_000;

const stateOfApi = async ({ apiOrigin, internalKey }: Deps['config']): Promise<{ api: string; storage: string }> => {
  try {
    const reply = await fetch(`${apiOrigin}/readyz`, {
      headers: ownHeaders({ internalKey }),
      signal: AbortSignal.timeout(askMs),
    });
    const { obstacle, storage } = (await reply.json().catch(() => ({}))) as { obstacle?: string; storage?: string };
    return { api: reply.ok ? 'ready' : (obstacle ?? 'not ready'), storage: storage ?? 'unknown' };
  } catch {
    return { api: 'not reached', storage: 'unknown' };
  }
};

/**
 * Tells whether visitors should be sent here. A database that is out is out for every process alike: as long as one has pages to
 * show, taking it out of the balancer would help nobody.
 * @param isDeep asks for more: whether everything behind this process works too
 */
export const readHealth = async ({ config, cache, lifecycle, counters }: Deps, isDeep: boolean): Promise<Health> => {
  const seen = { ...(await stateOfApi(config)), cachedPages: cache.size(), counters: counters.state() };
  if (lifecycle.isDraining) return { isReady: false, status: 'draining', ...seen };
  // Without the shared counters and object storage visitors are answered all the same, but for uploads.
  const isWhole = seen.counters !== 'not reached' && seen.storage !== 'not reached';
  if (seen.api === 'ready') return { isReady: !isDeep || isWhole, status: 'ready', ...seen };
  const hasPages = seen.cachedPages > 0;
  return { isReady: !isDeep && hasPages, status: hasPages ? 'cached pages only' : 'not ready', ...seen };
};
