/**
 * A load that waits for a connection where there is none. What React loads late takes the whole part of the page with it when it
 * fails: the product that somebody reads, because a piece below it did not come in a tunnel.
 * @throws what the load throws while the browser says that it has a connection
 * @example lazy(whenOnline(() => import('./zoom-dialog')))
 */
export const whenOnline =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> =>
    load().catch((error: unknown) => {
      if (navigator.onLine) throw error;
      return new Promise((resolve) => addEventListener('online', resolve, { once: true })).then(whenOnline(load));
    });
