import { sql } from 'kysely';
import { row, tx } from '../database/tx';
import type { Deps } from '../deps';
import { isUnpaid } from '../orders/access';
import { releasePurchase } from '../orders/settle';
import { createAsking } from './asking';
import { closeJob } from './close-job';

/** Name of the job that ends a purchase which nobody paid. */
export const expireJob = 'order.expire';

/** Work that is left for later: unpaid purchases end, and what was open at a provider is closed. */
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

  /** What a provider does not answer is tried again; what was paid meanwhile goes back, as late money does. */
  deps.jobs.define(closeJob, async ({ orderNo }: { orderNo: string }) => void (await asking.closeOpen(orderNo)));
}
