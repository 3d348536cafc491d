import { remotePagesHeader } from '@souk/contract/internal';
import type { FastifyRequest } from 'fastify';

/** Addresses of one part that live remotes serve, as the shell server says them with the call. A page of the owner's there would be seen by nobody. */
export const remotePagesOf = ({ headers }: Pick<FastifyRequest, 'headers'>): ReadonlySet<string> =>
  new Set(String(headers[remotePagesHeader] ?? '').split(','));
