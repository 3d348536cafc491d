import { sql } from 'kysely';
import { row, run, tx } from '../database/tx';
import type { Deps } from '../deps';
import { notFound, ReplyError } from '../errors';
import { owe } from '../money-back/money-back.repository';
import { addEvent } from '../orders/events';
import { placePostage } from './postage';
import { updateRefundStatus } from './refunds.repository';
import { lockRefund } from './request';

const setStatus = (refundNo: string, status: number) =>
  run(sql`update refund set status = ${status} where refund_no = ${refundNo}`);

/** Whether all money that goes back for an order, with this request, is no more than was paid for it: the last look before it leaves. */
const isCovered = async ({ refund_no, order_no }: { refund_no: string; order_no: string }): Promise<boolean> =>
  (
    await row(sql<{ holds: boolean }>`
      select sum(r.amount_cents) <= o.pay_cents as holds from merchant_order o join refund r on r.order_no = o.order_no
      where o.order_no = ${order_no} and (r.refund_no = ${refund_no} or r.status in (2, 3)) group by o.pay_cents`)
  )?.holds ?? false;

/**
 * What a merchant's back office does with requests.
 * Source: "One purchase, several merchants", point 7: the merchant decides; a refusal carries a reason.
 */
export const createMerchantSide = ({ clock }: Pick<Deps, 'clock'>) => ({
  /**
   * Agrees: the money goes out, or first the parcel comes in; then, once more, the money goes out.
   * @returns the request's status afterwards.
   * @throws {ReplyError} 404; 409 when it is past that.
   */
  approve: (refundNo: string) =>
    tx(async (): Promise<number> => {
      const refund = await lockRefund(refundNo);
      if (!refund) throw notFound();
      const now = clock.now();
      if (![0, 4, 5].includes(refund.status)) throw new ReplyError(409, `Request is in state ${refund.status}`);
      await placePostage(refund.order_no, refundNo);
      if (!(await isCovered(refund))) throw new ReplyError(409, 'More than was paid for the order');
      const status = refund.type === 2 && refund.status === 0 ? 4 : 2;
      await setStatus(refundNo, status);
      await addEvent(refundNo, refund.status === 0 ? 'refundApproved' : 'returnArrived', now);
      if (status === 2) await owe(refundNo, now);
      await updateRefundStatus(refund.order_no);
      return status;
    }),

  /** Refuses with a reason. @throws {ReplyError} 404; 409 when it is past that. */
  refuse: (refundNo: string, reason: string) =>
    tx(async (): Promise<number> => {
      const refund = await lockRefund(refundNo);
      if (!refund) throw notFound();
      if (![0, 4, 5].includes(refund.status)) throw new ReplyError(409, `Request is in state ${refund.status}`);
      await run(sql`update refund set status = 1, refusal = ${reason} where refund_no = ${refundNo}`);
      await placePostage(refund.order_no);
      await updateRefundStatus(refund.order_no);
      for (const no of [refund.order_no, refundNo]) await addEvent(no, 'refundRefused', clock.now(), { reason });
      return 1;
    }),
});
