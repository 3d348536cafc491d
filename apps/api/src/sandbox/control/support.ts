import type { TicketStatus } from '@souk/contract';
import { z } from 'zod';
import { documentsOf } from '../../applications/applications.repository';
import { createDecisions } from '../../applications/decide';
import { tx } from '../../database/tx';
import type { Plugin } from '../../deps';
import { notFound } from '../../errors';
import { decideReview } from '../../reviews/moderation';
import { bareUrl } from '../../uploads/own-pictures';
import { createTicketsService } from '../../tickets/tickets.service';

type ById = { Params: { id: string } };

const refusal = z
  .object({
    reason: z.string().min(1).max(300).default('A document can not be read.'),
    documents: z.record(z.string(), z.string().max(300)).optional(),
  })
  .prefault({});
const answer = z.object({
  message: z.string().min(1).max(1000),
  toStatus: z.enum(['OPEN', 'INPROCESS', 'CLOSED'] satisfies TicketStatus[]).optional(),
});

/** What the platform's people do with applications, tickets and reviews. Embedded default only. */
export const supportSandbox: Plugin = (app, deps) => {
  if (!deps.config.sandbox) return;
  const decisions = createDecisions(deps);
  const tickets = createTicketsService(deps);
  const accept = (id: number, url: string) => decisions.document(id, { url, state: 'accepted', reason: '' });
  app.post<ById>('/sandbox/merchant/:id/approve', ({ params }) =>
    tx(async () => {
      const id = Number(params.id);
      for (const { url } of await documentsOf(id)) await accept(id, url);
      return { merchantId: await decisions.approve(id), auditStatus: 2 };
    }),
  );
  app.post<ById>('/sandbox/merchant/:id/decline', async ({ params, body }) => {
    const { reason, documents } = refusal.parse(body ?? undefined);
    const id = Number(params.id);
    return tx(async () => {
      const reasons = new Map(Object.entries(documents ?? {}).map(([url, why]) => [bareUrl(url), why]));
      for (const { url } of documents ? await documentsOf(id) : []) {
        const why = reasons.get(url);
        await (why ? decisions.document(id, { url, state: 'refused', reason: why }) : accept(id, url));
      }
      await decisions.decline(id, reason);
      return { auditStatus: 3, denialReason: reason };
    });
  });
  app.post<ById>('/sandbox/ticket/:id/answer', ({ params, body }) =>
    tickets.answer(Number(params.id), answer.parse(body)),
  );
  for (const [verb, status] of [['publish', 'PUBLISHED'] as const, ['reject', 'REJECTED'] as const]) {
    app.post<ById>(`/sandbox/review/:id/${verb}`, async ({ params }) => {
      if (!(await decideReview(Number(params.id), status))) throw notFound();
      return { state: status };
    });
  }
};
