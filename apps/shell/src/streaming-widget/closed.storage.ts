import { dayMs } from '@souk/domain';

/** Survives signing out, like the choice about trackers: it is the browser's, and says nothing of the shopper. */
const key = 'souk.streamingClosed';
const staysClosedMs = 30 * dayMs;

/** Whether the live channel was closed in this browser, in the last thirty days. */
export const isClosed = (now = Date.now()): boolean => {
  try {
    return now - Number(localStorage.getItem(key) ?? 0) < staysClosedMs;
  } catch {
    return false;
  }
};

/** Keeps the live channel closed in this browser. */
export const rememberClosed = (now = Date.now()): void => {
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // Without storage it opens again on the next page.
  }
};
