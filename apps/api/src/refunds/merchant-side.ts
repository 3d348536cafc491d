import { canMove, grantedRefunds, refundMoves, refundStateOf, returnedRefunds } from '@souk/domain';
import { sql } from 'kysely';
import { row, tx } from '../database/tx';
import type { Deps } from '../deps';
import { notFound, ReplyError } from '../errors';
import type { Locale } from '../locale';
import { owe } from '../refund-payouts/refund-payouts.repository';
import { addEvent } from '../orders/events';
import { placePostage } from './postage';
import { sendRefundMail } from './refund-mails';
import { refundIn } from '../orders/refund-in';
import { moveRefund, wrongState } from './refund-states';
import { noteRefundRefused } from '../webhooks/messages';
import { refundWords } from './refund-words';
import { type RefundRow, updateRefundStatus } from './refunds.repository';
import { lockRefund } from './request';
import { restock } from './restock';

/** Whether all money that goes back for an order, with this request, is no more than was paid for it: the last look before it leaves. */
const isCovered = async ({ refund_no, order_no }: { refund_no: string; order_no: string }): Promise<boolean> =>
  (
    await row(sql<{ holds: boolean }>`
      select sum(r.amount_cents) <= o.pay_cents as holds from merchant_order o join refund r on r.order_no = o.order_no
      where o.order_no = ${order_no} and (r.refund_no = ${refund_no} or ${refundIn('r.status', grantedRefunds)})
      group by o.pay_cents`)
  )?.holds ?? false;

const heldRefund = async (refundNo: string): Promise<RefundRow> => {
  const refund = await lockRefund(refundNo);
  if (!refund) throw notFound();
  return refund;
};

/** Which approval is due: of the money, of the return, or of the goods that came back. */
const approvalOf = ({ type, status }: RefundRow) => {
  if (type === 1) return 'approve';
  return canMove(refundMoves.expectReturn, refundStateOf(status)) ? 'expectReturn' : 'approveReturn';
};

/**
 * What a merchant's back office does with requests. Every change names the state it comes from (`refundMoves`); a second
 * press of the same button answers 409 with the state now.
 * Source: "One purchase, several merchants", point 7: the merchant decides; a refusal carries a reason.
 */
export const createMerchantSide = (deps: Pick<Deps, 'clock' | 'mail' | 'config'>, locale: Locale = 'en') => ({
  /**
   * Agrees: the money goes out, or first the parcel has to come in (`arrive`); then, once more, the money goes out.
   * @returns the request's status afterwards.
   * @throws {ReplyError} 404; 409 with the state when it is past that, or its parcel is still expected.
   */
  approve: (refundNo: string) =>
    tx(async (): Promise<number> => {
      const refund = await heldRefund(refundNo);
      const now = deps.clock.now();
      await placePostage(refund.order_no, refundNo);
      const move = approvalOf(refund);
      const status = await moveRefund(refund, move, { locale });
      if (!(await isCovered(refund))) throw new ReplyError('REFUND_TOO_MUCH', refundWords(locale, 'tooMuch'));
      await addEvent(refundNo, move === 'expectReturn' ? 'returnExpected' : 'refundApproved', now);
      if (move !== 'expectReturn') await owe(refundNo, now);
      await updateRefundStatus(refund.order_no);
      if (move === 'expectReturn') await sendRefundMail(deps, 'returning', refundNo);
      return status;
    }),

  /**
   * Takes the return parcel in, and puts its pieces into stock when they can be sold again.
   * @throws {ReplyError} 404; 409 with the state when no parcel is expected.
   */
  arrive: (refundNo: string, { isSellable }: { isSellable: boolean }) =>
    tx(async (): Promise<number> => {
      const refund = await heldRefund(refundNo);
      const status = await moveRefund(refund, 'arrive', { locale });
      await addEvent(refundNo, 'returnArrived', deps.clock.now());
      if (isSellable) await restock(refundNo, deps.clock.now());
      await updateRefundStatus(refund.order_no);
      return status;
    }),

  /**
   * Puts the pieces of a parcel that came back into stock, once however often it is asked.
   * @returns whether this call did it.
   * @throws {ReplyError} 404; 409 with the state when nothing came back.
   */
  restock: (refundNo: string) =>
    tx(async (): Promise<boolean> => {
      const refund = await heldRefund(refundNo);
      const isBack = refund.type === 2 && returnedRefunds.some((state) => state === refundStateOf(refund.status));
      if (!isBack) throw wrongState(refund, refundWords(locale, 'nothingBack'));
      return restock(refundNo, deps.clock.now());
    }),

  /** Refuses with a reason. @throws {ReplyError} 404; 409 with the state when it is past that. */
  refuse: (refundNo: string, reason: string) =>
    tx(async (): Promise<number> => {
      const refund = await heldRefund(refundNo);
      const status = await moveRefund(refund, 'refuse', { locale, set: sql`, refusal = ${reason}` });
      await placePostage(refund.order_no);
      await updateRefundStatus(refund.order_no);
      for (const no of [refund.order_no, refundNo]) await addEvent(no, 'refundRefused', deps.clock.now(), { reason });
      await noteRefundRefused(refundNo, deps.clock.now());
      await sendRefundMail(deps, 'refused', refundNo);
      return status;
    }),
});
