import { clockAhead } from '../app/clock-ahead';

let aheadMs = 0;

/** Now by the api's clock, in ms since 1970, as its latest answer told it: what a page says of prices is of that moment. */
export const storeTimeMs = (): number => Date.now() + aheadMs;

/** See clockAhead. */
export const noteStoreTime = (date: string | undefined, sentMs: number): void => {
  aheadMs = clockAhead(aheadMs, date, sentMs);
};
