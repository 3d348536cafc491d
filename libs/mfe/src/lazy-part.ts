import { lazy } from 'react';

const loaded = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => {
    if (navigator.onLine) throw error;
    return new Promise((resolve) => addEventListener('online', () => resolve(loaded(load)), { once: true }));
  });

/**
 * React's `lazy` for a piece of a page: without a connection it waits for one. A piece that failed would take the whole part of the
 * page with it: the product that somebody reads, because a piece below it did not come in a tunnel. With a connection it fails as
 * `lazy` does.
 * @example const ZoomDialog = lazyPart(() => import('./zoom-dialog'));
 */
export const lazyPart: typeof lazy = (load) => lazy(() => loaded(load));
