import type { ServerConfig } from './config';
import { steadyFetch } from './steady-fetch';
import { ownHeaders } from './to-api';

/** A page leaves some of its time to be rendered in. */
const shareOfDeadline = 0.8;

/**
 * Fetches for one rendering: as this server's own call, and for no longer than the page may take. An api that takes the connection
 * and says nothing would hold the visitor for ever.
 * @param traceparent the trace of whoever asked for the page first
 */
export const createApiFetch = (
  config: Pick<ServerConfig, 'internalKey' | 'renderDeadlineMs'>,
  traceparent?: string,
): typeof fetch => {
  const deadline = AbortSignal.timeout(config.renderDeadlineMs * shareOfDeadline);
  return (url, init) =>
    steadyFetch(url, {
      ...init,
      headers: {
        ...(init?.headers as Record<string, string>),
        ...ownHeaders(config),
        ...(traceparent ? { traceparent } : {}),
      },
      signal: init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline,
    });
};
