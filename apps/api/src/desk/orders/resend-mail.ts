import type { MailObstacle, OrderMailKind } from '@souk/contract/desk';
import { mailObstacle } from '@souk/domain/desk';
import { sql } from 'kysely';
import { row } from '../../database/tx';
import type { Deps } from '../../deps';
import { notFound, ReplyError } from '../../errors';
import { purchaseNoOf } from '../../orders/access';
import { obstacleWords } from '../../orders/obstacle-words';
import { sendCancelMail, sendConfirmationAgain, sendOrderMail, sendParcelMail } from '../../orders/order-mails';
import { sendRefundMail } from '../../refunds/refund-mails';
import type { DeskCtx } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { mailFactsOf, type OrderMails } from './mail-facts.repository';
import { disputeOfCancel } from './order-disputes.repository';

const mostAnHour = 5;
const hourMs = 3_600_000;

const timesSent = async (orderNo: string, since: Date): Promise<number> =>
  (
    await row(sql<{ count: number }>`
      select count(*)::int as count from audit
      where subject_type = 'order' and subject_id = ${orderNo} and call = 'resend' and at > ${since}`)
  )?.count ?? 0;

const send = async (deps: Deps, orderNo: string, kind: OrderMailKind, { parcelId, refund, isLapsed }: OrderMails) => {
  const isAgain = true;
  if (kind === 'paid') return sendConfirmationAgain(deps, purchaseNoOf(orderNo));
  if (kind === 'sent') return sendParcelMail(deps, { orderNo, parcelId: parcelId ?? 0, isAgain });
  if (kind === 'refund') return refund ? sendRefundMail(deps, refund.kind, refund.no, isAgain) : undefined;
  if (kind === 'cancelled' && !isLapsed)
    return sendCancelMail(deps, { orderNo, dispute: await disputeOfCancel(orderNo), isAgain });
  return sendOrderMail(deps, kind === 'cancelled' ? 'lapsed' : kind, purchaseNoOf(orderNo), isAgain);
};

/**
 * Mails about an order once more, to the address that it was made with.
 * @throws {ReplyError} 409 while there is nothing to tell; 429 after five in an hour
 */
export async function resendMail(deps: Deps, orderNo: string, kind: OrderMailKind, ctx: DeskCtx): Promise<void> {
  const now = deps.clock.now();
  if ((await timesSent(orderNo, new Date(now.getTime() - hourMs))) >= mostAnHour)
    throw new ReplyError('MAIL_SENT_TOO_OFTEN', deskWords(ctx.locale, 'tooManyMails'));
  const mails = await mailFactsOf(orderNo, now);
  if (!mails) throw notFound();
  const obstacle = mailObstacle(kind, mails);
  if (obstacle) throw new ReplyError(codes[obstacle] ?? 'MAIL_NOT_DUE', obstacleWords(ctx.locale, obstacle));
  await send(deps, orderNo, kind, mails);
}

/** Refusals that have a code of their own. */
const codes: Partial<Record<MailObstacle, 'ORDER_UNPAID' | 'ORDER_NOT_SENT'>> = {
  unpaid: 'ORDER_UNPAID',
  notSent: 'ORDER_NOT_SENT',
};
