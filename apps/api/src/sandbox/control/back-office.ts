import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { rows } from '../../database/tx';
import type { Deps } from '../../deps';
import { notFound } from '../../errors';
import { createFulfilment } from '../../orders/fulfilment';
import { createMerchantSide } from '../../refunds/merchant-side';

type ByOrder = { Params: { orderNo: string } };
type ByRefund = { Params: { refundNo: string } };

const parcel = z
  .object({ express: z.string().min(1).max(100).default('Souk Express'), number: z.string().min(1).max(60).optional() })
  .default({ express: 'Souk Express' });
const refusal = z.object({ reason: z.string().min(1).max(200).default('The item shows signs of use') }).default({
  reason: 'The item shows signs of use',
});

const returned = z.object({ restock: z.boolean().default(false) }).default({ restock: false });

/** The orders that a number names: itself, or all of a purchase. */
const ordersOf = async (orderNo: string): Promise<string[]> => {
  const found = await rows(sql<{ order_no: string }>`
    select order_no from merchant_order where order_no = ${orderNo} or purchase_no = ${orderNo} order by order_no`);
  if (found.length === 0) throw notFound();
  return found.map(({ order_no }) => order_no);
};

/** What merchants do with orders and refunds. Source: test-contract "Sandbox". */
export function backOfficeRoutes(app: FastifyInstance, deps: Deps) {
  const fulfilment = createFulfilment(deps);
  const merchants = createMerchantSide(deps);

  app.post<ByOrder>('/sandbox/order/:orderNo/ship', async ({ params, body }) => {
    const { express, number } = parcel.parse(body ?? undefined);
    const orders = await ordersOf(params.orderNo);
    for (const no of orders) await fulfilment.ship(no, { express, number: number ?? `SE${no.replace(/\D/g, '')}` });
    return { orders, status: 1 };
  });
  app.post<ByOrder>('/sandbox/order/:orderNo/deliver', async ({ params }) => {
    const orders = await ordersOf(params.orderNo);
    for (const no of orders) await fulfilment.deliver(no);
    return { orders, delivered: true };
  });
  app.post<ByRefund>('/sandbox/refund/:refundNo/approve', async ({ params }) => {
    const status = await merchants.approve(params.refundNo);
    await deps.jobs.runDue();
    return { refundOrderNo: params.refundNo, status };
  });
  app.post<ByRefund>('/sandbox/refund/:refundNo/arrive', async ({ params, body }) => {
    const { restock: isSellable } = returned.parse(body ?? undefined);
    return { refundOrderNo: params.refundNo, status: await merchants.arrive(params.refundNo, { isSellable }) };
  });
  app.post<ByRefund>('/sandbox/refund/:refundNo/restock', async ({ params }) => ({
    refundOrderNo: params.refundNo,
    restocked: await merchants.restock(params.refundNo),
  }));
  app.post<ByRefund>('/sandbox/refund/:refundNo/refuse', async ({ params, body }) => ({
    refundOrderNo: params.refundNo,
    status: await merchants.refuse(params.refundNo, refusal.parse(body ?? undefined).reason),
  }));
}
