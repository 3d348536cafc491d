import { clockEvent } from '@souk/state';
import { clockAhead } from './clock-ahead';

/** `fetch` that learns from each answer how far the store's clock is ahead of the device's (`storeNow` of @souk/state). */
export const fetchTimed = async (url: string, init?: RequestInit): Promise<Response> => {
  const sentMs = Date.now();
  const reply = await (window.soukPrefetchedFetch ?? fetch)(url, init);
  const page = window.soukDocument;
  if (!page) return reply;
  const aheadMs = clockAhead(page.clockAheadMs, reply.headers.get('date'), sentMs);
  if (aheadMs === page.clockAheadMs) return reply;
  page.clockAheadMs = aheadMs;
  dispatchEvent(new Event(clockEvent));
  return reply;
};
