import { createOwnCounters } from '@souk/counters';
import type { ServerConfig } from '../config';
import { createSharedDataFiles } from '../shared-data-files';
import { createMetrics } from '../metrics';
import { createPageCache } from '../page-cache';
import type { ServerDeps } from '../server-deps';
import { withoutStore } from '../releases/release-copy';
import type { OwnOrigins } from '../store-policy';

/** What a store without settings of its owner's lets a page load. */
export const noOrigins: OwnOrigins = { script: '', connect: '', img: '', style: '', font: '', frame: '' };

/** Of pages only what no address but a page's own asks for. */
type OfPages = 'releases' | 'shell' | 'scriptHashes' | 'pageLimit' | 'reports' | 'develop';

/**
 * What the server needs for every address that is no page: a test that leaves out a part does not compile.
 * @param config as much of the settings as the test's addresses read
 */
export const serverDeps = (config: Partial<ServerConfig>, given: Partial<ServerDeps> = {}): ServerDeps => {
  const cache = createPageCache();
  const counters = createOwnCounters();
  const changes = { isFollowing: () => true, seeChanges: async () => undefined, close: () => undefined };
  const deps: Omit<ServerDeps, OfPages> & { develop: Pick<ServerDeps['develop'], 'answer'> } = {
    config: { deskOrigin: config.publicOrigin, ...config } as ServerConfig,
    cache,
    sharedDataFiles: createSharedDataFiles(),
    changes,
    develop: { answer: () => false },
    lifecycle: { isDraining: false },
    counters,
    releaseCopy: withoutStore,
    metrics: createMetrics(cache, counters, changes),
    storePolicy: async () => noOrigins,
    ...given,
  };
  return deps as ServerDeps;
};
