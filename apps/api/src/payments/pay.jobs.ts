import { sql } from 'kysely';
import { row, tx } from '../database/tx';
import type { Deps } from '../deps';
import { isUnpaid, purchaseHead } from '../orders/access';
import { sendOrderMail } from '../orders/order-mails';
import { releasePurchase } from '../orders/settle';
import { createAsking } from './asking';
import { closeJob } from './close-job';
import { paymentsOf } from './payments.repository';

/** Name of the job that ends a purchase which nobody paid. */
export const expireJob = 'order.expire';

/** Name of the job that mails whoever has not paid. */
export const remindJob = 'order.remind';

/** Five more tries within five minutes; the sweep sends it again each hour. Ten at once: a provider that is out answers none of them for long. */
const expiring = {
  retries: { retryLimit: 5, retryDelay: 5, retryBackoff: true },
  isParallel: true,
  isRequeued: true,
  isDroppable: true,
} as const;

/** Tries for a day, every quarter of an hour in the end; then a person sees it as work that was given up. */
const closing = {
  retries: { retryLimit: 100, retryDelay: 5, retryBackoff: true, retryDelayMax: 900 },
  isParallel: true,
} as const;

/** Work that is left for later: unpaid purchases end, and what was open at a provider is closed. */
export function definePayJobs(deps: Deps) {
  const asking = createAsking(deps);

  /** Open payments are closed first: one that was paid in the last moment pays the purchase instead. */
  const expire = async ({ orderNo }: { orderNo: string }) => {
    const now = deps.clock.now();
    const due = await row(sql`
      select 1 from purchase where order_no = ${orderNo} and ${isUnpaid} and expires_at <= ${now}`);
    if (!due || (await asking.closeOpen(orderNo)) !== 'unpaid') return;
    // the sweep asks again: what a provider still processes may be paid
    if ((await paymentsOf(orderNo)).some(({ status }) => status === 'processing')) return;
    await tx(async () => {
      if (await releasePurchase(orderNo, 'expired', now)) await sendOrderMail(deps, 'lapsed', orderNo);
    });
  };
  deps.jobs.define(expireJob, expire, expiring);

  /** Whoever has not paid is mailed the way to pay; the provider is asked first, since its event may be late. */
  const remind = async ({ orderNo }: { orderNo: string }) => {
    await asking.askOpen(orderNo);
    if ((await paymentsOf(orderNo)).some(({ status }) => status === 'processing')) return;
    await tx(async () => {
      if ((await purchaseHead(orderNo))?.state === 'unpaid') await sendOrderMail(deps, 'unpaid', orderNo);
    });
  };
  deps.jobs.define(remindJob, remind, { isParallel: true, isDroppable: true });

  /** What a provider does not answer is tried again; what was paid meanwhile goes back, as late money does. */
  const close = async ({ orderNo }: { orderNo: string }) => void (await asking.closeOpen(orderNo));
  deps.jobs.define(closeJob, close, closing);
}
