const latestMs = 2_000;

/**
 * Resolves when the browser has nothing else to do, after two seconds in any case: a change of page that needs what waits for
 * it goes on with it.
 * @example lazy(async () => { await whenIdle(); return import('./reviews'); })
 */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: latestMs });
    else setTimeout(resolve, 200);
  });
