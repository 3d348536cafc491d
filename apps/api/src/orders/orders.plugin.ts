import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { expireJob } from '../checkout/create-order.service';
import { dropOldPreOrders } from '../checkout/pre-order.repository';
import { rows } from '../database/tx';
import type { Deps } from '../deps';
import { definePayJobs } from '../payments/pay.jobs';
import { defineRefundJobs } from '../refunds/refund.jobs';
import { completeOld } from './complete-old';
import { countSold } from './sold';

const dayMs = 86_400_000;

/** Purchases whose time is over although their job is lost, e.g. because the clock was moved. */
const sweep = async ({ clock, jobs }: Deps) => {
  const now = clock.now();
  const late = await rows(sql<{ order_no: string }>`
    select order_no from purchase where state = 'unpaid' and expires_at < ${new Date(now.getTime() - 60_000)} limit 200`);
  for (const { order_no } of late) await jobs.send(expireJob, { orderNo: order_no });
  await dropOldPreOrders(new Date(now.getTime() - dayMs));
  await completeOld(now);
};

/** Names the work that orders, payments and refunds leave for later. */
export async function ordersPlugin(_app: FastifyInstance, deps: Deps) {
  definePayJobs(deps);
  defineRefundJobs(deps);
  deps.jobs.every('*/5 * * * *', 'orders.sweep', () => sweep(deps));
  deps.jobs.every('* * * * *', 'orders.sold', async () => void (await countSold()));
}
