import { sql } from 'kysely';
import { row, tx } from '../database/tx';
import type { Deps } from '../deps';
import { isUnpaid } from '../orders/access';
import { releasePurchase } from '../orders/settle';
import { createAsking } from './asking';

/** Name of the job that ends a purchase which nobody paid. */
export const expireJob = 'order.expire';

/** Work that time brings: unpaid purchases end. */
export function definePayJobs(deps: Deps) {
  const asking = createAsking(deps);

  /** Open payments are closed first: one that was paid in the last moment pays the purchase instead. */
  deps.jobs.define(expireJob, async ({ orderNo }: { orderNo: string }) => {
    const now = deps.clock.now();
    const due = await row(sql`
      select 1 from purchase where order_no = ${orderNo} and ${isUnpaid} and expires_at <= ${now}`);
    if (!due || (await asking.closeOpen(orderNo)) !== 'unpaid') return;
    await tx(() => releasePurchase(orderNo, 'expired', now));
  });
}
