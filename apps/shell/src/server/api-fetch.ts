import type { Fetching } from '@souk/api-client';
import { request } from 'undici';
import type { ServerConfig } from './config';
import { retryWhenDropped } from './fetch-with-retry';
import { noteStoreTime } from './store-time';
import { ownHeaders } from './to-api';

/** A page leaves some of its time to be rendered in. */
const shareOfDeadline = 0.8;

/** Reads by undici's plain client: what `fetch` makes around the same connection took twice as long as the rest of a call. */
const read: Fetching = async (url, { headers, signal } = {}) => {
  const sentMs = Date.now();
  const {
    statusCode: status,
    headers: { date },
    body,
  } = await request(url, {
    headers: headers as Record<string, string>,
    ...(signal ? { signal } : {}),
  });
  noteStoreTime(date?.toString(), sentMs);
  const text = await body.text();
  return { ok: status >= 200 && status < 300, status, json: async () => JSON.parse(text) as unknown };
};

/**
 * Reads from the api for one rendering: as this server's own call, and for no longer than the page may take. An api that takes the
 * connection and says nothing would hold the visitor for ever. Only GET: a rendering changes nothing.
 * @param traceparent the trace of whoever asked for the page first
 */
export const createApiFetch = (
  config: Pick<ServerConfig, 'internalKey' | 'renderDeadlineMs'>,
  traceparent?: string,
): Fetching => {
  const deadline = AbortSignal.timeout(config.renderDeadlineMs * shareOfDeadline);
  const own = { ...ownHeaders(config), ...(traceparent ? { traceparent } : {}) };
  return async (url, { method = 'GET', headers, signal } = {}) => {
    if (method !== 'GET') throw new TypeError(`${method} ${url}: a rendering changes nothing`);
    return retryWhenDropped('GET', () =>
      read(url, {
        headers: { ...(headers as Record<string, string>), ...own },
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      }),
    );
  };
};
