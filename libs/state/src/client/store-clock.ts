import { dayMs } from '@souk/domain';
import { useSyncExternalStore } from 'react';
import { useRenderedAt } from '../deps';
import { clockEvent } from './page-document';

/** Prices change at a minute; so late, at most, an open page follows. */
const lookMs = 10_000;

/**
 * Now by the store's clock, in ms since 1970: the device's, corrected by what the server's answers said (apps/shell/src/app/fetch-timed.ts). A device's own clock
 * can be hours off, and would show prices that the store does not take. For the length of something within the page `Date.now()` will do.
 */
export const storeNowMs = (): number =>
  Date.now() + (typeof window === 'undefined' ? 0 : (window.soukDocument?.clockAheadMs ?? 0));

/** The same as a date, for what is done at a press. What is drawn takes `useStoreNow`. */
export const storeNow = (): Date => new Date(storeNowMs());

const looks = new Set<() => void>();
const lookAll = () => looks.forEach((look) => look());
let timer: ReturnType<typeof setInterval>;

/** One timer for all prices of a page. */
const watchClock = (look: () => void) => {
  if (looks.size === 0) {
    timer = setInterval(lookAll, lookMs);
    addEventListener(clockEvent, lookAll);
    document.addEventListener('visibilitychange', lookAll); // a device that slept has stopped its timers
  }
  looks.add(look);
  return () => {
    looks.delete(look);
    if (looks.size > 0) return;
    clearInterval(timer);
    removeEventListener(clockEvent, lookAll);
    document.removeEventListener('visibilitychange', lookAll);
  };
};

/** @param momentOf what of now counts: a component is drawn anew when this becomes another number */
const useStoreTime = (momentOf: (nowMs: number) => number) => {
  const renderedAt = useRenderedAt();
  const moment = useSyncExternalStore(
    watchClock,
    () => momentOf(storeNowMs()),
    () => momentOf(renderedAt ?? storeNowMs()),
  );
  return new Date(moment);
};

/**
 * Now by the store's clock, as far as `ends` tell: whoever compares one of them with it learns whether it has passed, and is drawn anew when
 * it does. While a page is hydrated it is the moment for which the server rendered it, however long ago: both draw the same.
 * @param ends ISO 8601; absent ones never pass
 */
export const useStoreNow = (...ends: readonly (string | null | undefined)[]): Date =>
  useStoreTime((nowMs) => Math.max(0, ...ends.map((end) => Date.parse(end ?? '')).filter((endMs) => endMs <= nowMs)));

/** Midnight (UTC) of the day that it is by the store's clock: what counts in days from now is drawn anew with the next. */
export const useStoreDay = (): Date => useStoreTime((nowMs) => nowMs - (nowMs % dayMs));
