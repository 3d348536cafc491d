import { useSyncExternalStore } from 'react';

/** How often the store is asked for while a page waits; a browser that notices its connection tells at once. */
const pauseMs = 5_000;
const deadlineMs = 10_000;

/** A page that waits for the connection. Another object: the person asked again, and it still waits. */
export type HeldPage = { retry: () => void };

let held: HeldPage | null = null;
const listeners = new Set<() => void>();

const show = (next: HeldPage | null) => {
  held = next;
  listeners.forEach((listener) => listener());
};

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The page that waits for the connection now; null: none. */
export const useHeldPage = (): HeldPage | null =>
  useSyncExternalStore(
    listen,
    () => held,
    () => null,
  );

/**
 * Waits as long as the store cannot be reached: the page on screen stays, with all that is typed there, and says so
 * (layout/held-notice.tsx).
 * @param signal ends the wait when the person goes elsewhere
 * @returns whether it had to wait
 */
export const whileUnreachable = async (signal: AbortSignal): Promise<boolean> => {
  let hasWaited = false;
  let isAsked = true;
  while (!signal.aborted && !(await isReachable())) {
    hasWaited = true;
    isAsked = await untilNextTry(signal, isAsked);
  }
  if (hasWaited) show(null);
  return hasWaited;
};

/** @returns whether the person asked for the next try */
const untilNextTry = (signal: AbortSignal, isToldAnew: boolean) =>
  new Promise<boolean>((resolve) => {
    const over = new AbortController();
    const end = (isAsked: boolean) => {
      over.abort();
      clearTimeout(timer);
      resolve(isAsked);
    };
    const timer = setTimeout(end, pauseMs, false);
    const retry = () => end(true);
    addEventListener('online', () => end(false), { signal: over.signal });
    signal.addEventListener('abort', () => end(false), { signal: over.signal });
    if (isToldAnew) show({ retry });
    else if (held) held.retry = retry;
  });

/** Any answer will do: what it says is the page's business. */
const isReachable = () =>
  navigator.onLine &&
  fetch('/healthz', {
    method: 'HEAD',
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(deadlineMs),
  }).then(
    () => true,
    () => false,
  );
