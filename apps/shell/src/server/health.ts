import type { ServerConfig } from './config';
import type { PageCache } from './page-cache';
import { ownHeaders } from './to-api';

/** Whether this process is about to end: it still answers, but wants no more visitors. */
export type Lifecycle = { isDraining: boolean };

type Deps = {
  config: Pick<ServerConfig, 'apiOrigin' | 'internalKey'>;
  cache: Pick<PageCache, 'size'>;
  lifecycle: Lifecycle;
};

export type Health = { isReady: boolean; status: string; api: string; cachedPages: number };

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
export const readHealth = async ({ config, cache, lifecycle }: Deps, isDeep: boolean): Promise<Health> => {
  const api = await stateOfApi(config);
  const cachedPages = cache.size();
  if (lifecycle.isDraining) return { isReady: false, status: 'draining', api, cachedPages };
  if (api === 'ready') return { isReady: true, status: 'ready', api, cachedPages };
  return {
    isReady: !isDeep && cachedPages > 0,
    status: cachedPages > 0 ? 'cached pages only' : 'not ready',
    api,
    cachedPages,
  };
};
