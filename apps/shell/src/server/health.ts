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

export type Health = { isReady: boolean; status: string; api: string; cachedPages: number; counters: CounterState };

const askMs = 2_000;

const stateOfApi = async ({ apiOrigin, internalKey }: Deps['config']): Promise<string> => {
  try {
    const reply = await fetch(`${apiOrigin}/readyz`, {
      headers: ownHeaders({ internalKey }),
      signal: AbortSignal.timeout(askMs),
    });
    const { obstacle } = (await reply.json().catch(() => ({}))) as { obstacle?: string };
    return reply.ok ? 'ready' : (obstacle ?? 'not ready');
  } catch {
    return 'not reached';
  }
};

/**
 * Tells whether visitors should be sent here. A database that is out is out for every process alike: as long as one has pages to
 * show, taking it out of the balancer would help nobody.
 * @param isDeep asks for more: whether everything behind this process works too
 */
export const readHealth = async ({ config, cache, lifecycle, counters }: Deps, isDeep: boolean): Promise<Health> => {
  const api = await stateOfApi(config);
  const seen = { api, cachedPages: cache.size(), counters: counters.state() };
  if (lifecycle.isDraining) return { isReady: false, status: 'draining', ...seen };
  // Without the shared counters every visitor is answered all the same.
  if (api === 'ready') return { isReady: !isDeep || seen.counters !== 'not reached', status: 'ready', ...seen };
  const hasPages = seen.cachedPages > 0;
  return { isReady: !isDeep && hasPages, status: hasPages ? 'cached pages only' : 'not ready', ...seen };
};
