import type { Counters, CounterState } from '@souk/counters';
import type { ServerConfig } from './config';
import type { PageCache } from './page-cache';
import type { ReleaseCopy, ReleaseStoreState } from './releases/release-copy';
import { ownHeaders } from './to-api';

/** Whether this process is about to end: it still answers, but wants no more visitors. */
export type Lifecycle = { isDraining: boolean };

type Deps = {
  config: Pick<ServerConfig, 'apiOrigin' | 'internalKey'>;
  cache: Pick<PageCache, 'size'>;
  lifecycle: Lifecycle;
  counters: Pick<Counters, 'state'>;
  releaseCopy: Pick<ReleaseCopy, 'state'>;
};

export type Health = {
  isReady: boolean;
  status: string;
  api: string;
  cachedPages: number;
  counters: CounterState;
  storage: string;
  /** Whether the api has the keys of the store's secrets; without them nobody signs in by it. */
  secrets: string;
  /** The release store; what was live before goes on without it. */
  releases: ReleaseStoreState;
};

/**
 * How long the api may take to say how it is. With pages to show the answer is known without it, and must come before a balancer's own
 * patience ends, often after a second: a database that hangs would else take every process out at once.
 */
export const patienceMs = (cachedPages: number, isDeep: boolean): number => (cachedPages > 0 && !isDeep ? 300 : 2_000);

const stateOfApi = async (
  { apiOrigin, internalKey }: Deps['config'],
  askMs: number,
): Promise<Pick<Health, 'api' | 'storage' | 'secrets'> & { search: string }> => {
  try {
    const reply = await fetch(`${apiOrigin}/readyz`, {
      headers: ownHeaders({ internalKey }),
      signal: AbortSignal.timeout(askMs),
    });
    const said = (await reply.json().catch(() => ({}))) as Partial<
      Record<'obstacle' | 'storage' | 'secrets' | 'search', string>
    >;
    const { obstacle, storage = 'unknown', secrets = 'unknown', search = 'unknown' } = said;
    return { api: reply.ok ? 'ready' : (obstacle ?? 'not ready'), storage, secrets, search };
  } catch {
    return { api: 'not reached', storage: 'unknown', secrets: 'unknown', search: 'unknown' };
  }
};

/**
 * Tells whether visitors should be sent here. A database that is out is out for every process alike: as long as one has pages to
 * show, taking it out of the balancer would help nobody.
 * @param isDeep asks for more: whether everything behind this process works too
 */
export const readHealth = async (
  { config, cache, lifecycle, counters, releaseCopy }: Deps,
  isDeep: boolean,
): Promise<Health> => {
  const state = await stateOfApi(config, patienceMs(cache.size(), isDeep));
  const seen = { ...state, cachedPages: cache.size(), counters: counters.state(), releases: releaseCopy.state() };
  if (lifecycle.isDraining) return { isReady: false, status: 'draining', ...seen };
  // Without the shared counters, object storage, the release store, the search engine and the key of the secrets visitors are answered all the
  // same, but for uploads, lists and sign-in.
  const isWhole =
    ![seen.counters, seen.storage, seen.search, seen.releases].includes('not reached') && seen.secrets !== 'not opened';
  if (seen.api === 'ready') return { isReady: !isDeep || isWhole, status: 'ready', ...seen };
  const hasPages = seen.cachedPages > 0;
  return { isReady: !isDeep && hasPages, status: hasPages ? 'cached pages only' : 'not ready', ...seen };
};
