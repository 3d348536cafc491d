import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { row, run, tx } from '../database/tx';
import { stripeError } from './provider-error';

interface Kept {
  fingerprint: string;
  status: number;
  body: object;
}

type Work = (request: FastifyRequest, reply: FastifyReply) => Promise<object>;

const keyOf = (request: FastifyRequest) => {
  const value = request.headers['idempotency-key'] ?? request.headers['paypal-request-id'];
  return typeof value === 'string' ? `${request.method} ${request.routeOptions.url} ${value}` : null;
};

const fingerprintOf = (request: FastifyRequest) =>
  createHash('sha256')
    .update(request.url)
    .update(JSON.stringify(request.body ?? {}))
    .digest('hex');

/**
 * A route that answers the same key with the same answer, as both providers do.
 * The whole work is one transaction, so that of two requests with one key the second waits and replays.
 */
export const once =
  (work: Work) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<object> => {
    const key = keyOf(request);
    if (!key) return work(request, reply);
    const fingerprint = fingerprintOf(request);
    return tx(async () => {
      await row(sql`select pg_advisory_xact_lock(hashtext(${key}))`);
      const kept = await row(sql<Kept>`select fingerprint, status, body from sandbox_answer where key = ${key}`);
      if (kept) {
        if (kept.fingerprint !== fingerprint) throw reused;
        void reply.status(kept.status).header('idempotent-replayed', 'true');
        return kept.body;
      }
      const body = await work(request, reply);
      await run(sql`
        insert into sandbox_answer(key, fingerprint, status, body)
        values (${key}, ${fingerprint}, ${reply.statusCode}, ${JSON.stringify(body)}::jsonb)`);
      return body;
    });
  };

const reused = stripeError(400, {
  type: 'idempotency_error',
  message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
});
