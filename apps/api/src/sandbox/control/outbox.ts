import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { row, rows } from '../../database/tx';
import { notFound } from '../../errors';
import { type Sent, sendOutboxPage } from './outbox-page';

const query = z.object({
  to: z.string().max(254).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
  /** Of the page alone: which message is shown, and how. */
  id: z.coerce.number().int().positive().optional(),
  as: z.enum(['html', 'text']).default('html'),
});

const columns = sql`id, channel, recipient as "to", subject, text, html, code, created_at as at`;

// A mail is looked at as mail programs show it: nothing in it runs, and its links open beside the outbox.
const mailPolicy = (origin: string) =>
  `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src ${origin}; base-uri 'none'; frame-ancestors 'self'`;

/**
 * What the store would have sent, newest first: as JSON, and as a page for whoever opens it in a browser.
 * Source: test-contract "Sandbox".
 */
export const outboxRoutes = (app: FastifyInstance, { publicOrigin }: { publicOrigin: string }) => {
  app.get('/sandbox/outbox', async (request, reply) => {
    const { to = null, limit, id, as } = query.parse(request.query);
    const list = await rows(sql<Sent>`
      select ${columns} from outbox where ${to}::text is null or recipient = ${to}
      order by created_at desc, id desc limit ${limit}`);
    if (request.headers.accept?.includes('text/html')) return sendOutboxPage(request, reply, { list, to, id, as });
    return list.map(({ code, ...message }) => (code === null ? message : { ...message, code }));
  });

  app.get<{ Params: { id: string } }>('/sandbox/outbox/:id', async ({ params }, reply) => {
    const id = z.coerce.number().int().positive().safeParse(params.id);
    const mail = id.success ? await row(sql<Sent>`select ${columns} from outbox where id = ${id.data}`) : undefined;
    if (!mail?.html) throw notFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', mailPolicy(publicOrigin))
      .header('x-frame-options', 'SAMEORIGIN')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .send(mail.html.replaceAll('<a ', '<a target="_blank" '));
  });
};
