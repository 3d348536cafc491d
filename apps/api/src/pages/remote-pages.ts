import { remotePagesHeader } from '@souk/contract/internal';
import type { FastifyRequest } from 'fastify';

/**
 * Addresses with one segment, such as `/sale`, that remotes serve now. The shell server knows the releases and sends them with the call that saves
 * a page of the store's owner: a page at one of them would never be shown.
 */
export const remotePagesOf = ({ headers }: Pick<FastifyRequest, 'headers'>): ReadonlySet<string> =>
  new Set(String(headers[remotePagesHeader] ?? '').split(','));
