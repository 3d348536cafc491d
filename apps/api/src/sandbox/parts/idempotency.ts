import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { needNotWait, row, run, tx } from '../../database/tx';
import { type Kind, objectRow } from './objects';
import { stripeError } from './provider-error';

interface Kept {
  fingerprint: string;
  status: number;
  body: object;
}

interface Keyed {
  key: string;
  fingerprint: string;
}

type Work = (request: FastifyRequest, reply: FastifyReply) => Promise<object>;

const keyedBy = (request: FastifyRequest): Keyed | null => {
  const value = request.headers['idempotency-key'] ?? request.headers['paypal-request-id'];
  if (typeof value !== 'string') return null;
  const fingerprint = createHash('sha256')
    .update(request.url)
    .update(JSON.stringify(request.body ?? {}))
    .digest('hex');
  return { key: `${request.method} ${request.routeOptions.url} ${value}`, fingerprint };
};

const replay = (kept: Kept, { fingerprint }: Keyed, reply: FastifyReply): object => {
  if (kept.fingerprint !== fingerprint) throw reused;
  void reply.status(kept.status).header('idempotent-replayed', 'true');
  return kept.body;
};

const find = ({ key }: Keyed) =>
  row(sql<Kept>`select fingerprint, status, body from sandbox_answer where key = ${key}`);

const answerRow = ({ key, fingerprint }: Keyed, status: number, body: object) =>
  sql`insert into sandbox_answer(key, fingerprint, status, body) values (${key}, ${fingerprint}, ${status}, ${JSON.stringify(body)}::jsonb)`;

/**
 * A route that answers the same key with the same answer, as both providers do.
 * The whole work is one transaction, so that of two requests with one key the second waits and replays.
 */
export const once =
  (work: Work) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<object> => {
    const keyed = keyedBy(request);
    if (!keyed) return work(request, reply);
    return tx(async () => {
      await row(sql`select pg_advisory_xact_lock(hashtext(${keyed.key}))`);
      const kept = await find(keyed);
      if (kept) return replay(kept, keyed, reply);
      const body = await work(request, reply);
      await run(answerRow(keyed, reply.statusCode, body));
      return body;
    });
  };

/**
 * The same for a route that only makes an object: answer and object are stored by one statement, unless the
 * key is known. It does not wait for the disk: the store does, when it notes what it was answered, and takes this along.
 */
export const onceMade =
  (kind: Kind, make: (request: FastifyRequest) => { id: string }) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<object> => {
    const made = make(request);
    const keyed = keyedBy(request);
    if (!keyed) {
      await run(objectRow(kind, made.id, made));
      return made;
    }
    const stored = await run(sql`
      with noted as (${answerRow(keyed, reply.statusCode, made)} on conflict do nothing returning 1)
      ${objectRow(kind, made.id, made)} from noted where ${needNotWait()}`);
    const kept = stored > 0 ? undefined : await find(keyed);
    return kept ? replay(kept, keyed, reply) : made;
  };

const reused = stripeError(400, {
  type: 'idempotency_error',
  message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
});
