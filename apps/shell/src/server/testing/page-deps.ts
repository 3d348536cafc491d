import { createPageCache } from '../page-cache';
import type { ServerDeps } from '../server-deps';
import { noOrigins } from './server-deps';

const snapshot = { set: { id: 'set', remotes: {} }, enter: () => () => undefined };

/** As much of the server as one public page needs. */
export const pageDeps = (): ServerDeps =>
  ({
    config: {
      publicOrigin: 'http://shop.test',
      deskOrigin: 'http://shop.test',
      apiOrigin: 'http://api.test',
      renderDeadlineMs: 5_000,
      internalKey: 'k'.repeat(32),
      visitorAddress: () => '198.51.100.7',
    },
    pageLimit: () => 0,
    metrics: { countPage: () => undefined },
    scriptHashes: "'sha256-known'",
    releases: { set: snapshot.set, snapshotFor: () => snapshot, recordFailure: () => undefined },
    shell: {},
    cache: createPageCache(),
    develop: { passOf: () => null, toldTo: () => null },
    storePolicy: async () => noOrigins,
    // the rest of the server has no part in this
  }) as unknown as ServerDeps; // only what sending asks for

/** A rendering of a public page. */
export const renderedPage = (html: string, isWhole: boolean, status = 200) => ({
  kind: 'page',
  status,
  isPrivate: false,
  hasNonce: false,
  keys: ['store', 'product-7'],
  isWhole: () => isWhole,
  isComplete: () => true,
  pipe: (out: NodeJS.WritableStream) => {
    out.write(html);
    out.end();
  },
});
