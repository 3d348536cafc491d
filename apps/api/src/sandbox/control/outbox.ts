import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { rows } from '../../database/tx';

interface Sent {
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  code: string | null;
  at: Date;
}

const query = z.object({
  to: z.string().max(254).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});

/** What the store would have sent, newest first. Source: test-contract "Sandbox". */
export const outboxRoutes = (app: FastifyInstance) =>
  app.get('/sandbox/outbox', async (request) => {
    const { to = null, limit } = query.parse(request.query);
    const list = await rows(sql<Sent>`
      select channel, recipient as "to", subject, text, code, created_at as at from outbox
      where ${to}::text is null or recipient = ${to}
      order by created_at desc, id desc limit ${limit}`);
    return list.map(({ code, ...message }) => (code === null ? message : { ...message, code }));
  });
