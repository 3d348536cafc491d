import { autoCompleteDays } from '@souk/domain';
import { sql } from 'kysely';
import { rows, tx } from '../database/tx';
import { addEvent } from './events';

const dayMs = 86_400_000;

/** Completes orders that were received long enough ago. */
export const completeOld = (now: Date) =>
  tx(async () => {
    const before = new Date(now.getTime() - autoCompleteDays * dayMs);
    const done = await rows(sql<{ order_no: string }>`
      update merchant_order o set status = 3, completed_at = ${now}
      where status = 2 and received_at <= ${before}
        and not exists (select 1 from refund r where r.order_no = o.order_no and r.status in (0, 2, 4, 5))
      returning order_no`);
    for (const { order_no } of done) await addEvent(order_no, 'completed', now);
    return done.length;
  });
