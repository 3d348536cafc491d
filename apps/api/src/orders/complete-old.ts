import { autoCompleteDays, dayMs, openRefunds, orderCodes, orderMoves } from '@souk/domain';
import { sql } from 'kysely';
import { rows, tx } from '../database/tx';
import { refundIn } from './refund-in';
import { addEvent } from './events';
import { orderIn } from './order-states';

/** Completes orders that were received long enough ago. */
export const completeOld = (now: Date) =>
  tx(async () => {
    const before = new Date(now.getTime() - autoCompleteDays * dayMs);
    const done = await rows(sql<{ order_no: string }>`
      update merchant_order o set status = ${orderCodes[orderMoves.complete.to]}::smallint, completed_at = ${now}
      where ${orderIn('o.status', orderMoves.complete.from)} and received_at <= ${before}
        and not exists (select 1 from refund r where r.order_no = o.order_no and ${refundIn('r.status', openRefunds)})
      returning order_no`);
    for (const { order_no } of done) await addEvent(order_no, 'completed', now);
    return done.length;
  });
