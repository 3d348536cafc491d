import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { row } from '../../database/tx';
import { notFound } from '../../errors';
import type { SandboxDisputes } from '../parts/dispute';

type ByOrder = { Params: { orderNo: string } };

const opened = z
  .object({
    reason: z.string().max(100).optional(),
    respondInDays: z.number().int().min(0).max(60).default(9),
    isInquiry: z.boolean().default(false),
  })
  .prefault({});
const closed = z.object({ outcome: z.enum(['won', 'lost', 'withdrawn']) });

/** The payment of an order or a purchase, as a refund names it. */
const paymentOf = async (orderNo: string) => {
  const found = await row(sql<{ provider: 'stripe' | 'paypal'; charge_ref: string }>`
    select provider, charge_ref from payment where status = 'paid' and charge_ref is not null and purchase_no in (
      select ${orderNo}::text union select purchase_no from merchant_order where order_no = ${orderNo}) order by id limit 1`);
  if (!found) throw notFound();
  return found;
};

/** What a buyer and their bank or PayPal do: dispute a payment, look at the answer, decide. Source: test-contract "Sandbox". */
export function disputeRoutes(app: FastifyInstance, disputes: Record<'stripe' | 'paypal', SandboxDisputes>) {
  const move = async (orderNo: string, to: Parameters<SandboxDisputes['move']>[1]) => {
    const { provider, charge_ref } = await paymentOf(orderNo);
    const dispute = await disputes[provider].move(charge_ref, to);
    if (!dispute) throw notFound();
    return { provider, dispute };
  };

  app.post<ByOrder>('/sandbox/order/:orderNo/dispute', async ({ params, body }) => {
    const { provider, charge_ref } = await paymentOf(params.orderNo);
    return { provider, dispute: await disputes[provider].open(charge_ref, opened.parse(body ?? undefined)) };
  });
  app.post<ByOrder>('/sandbox/order/:orderNo/dispute/answer', ({ params }) => move(params.orderNo, 'answered'));
  app.post<ByOrder>('/sandbox/order/:orderNo/dispute/close', ({ params, body }) =>
    move(params.orderNo, closed.parse(body).outcome),
  );
}
