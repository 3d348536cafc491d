import type { OrderMailKind } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row } from '../../database/tx';
import type { Deps } from '../../deps';
import { ReplyError } from '../../errors';
import { purchaseNoOf } from '../../orders/access';
import { obstacleWords } from '../../orders/obstacle-words';
import { sendConfirmationAgain, sendParcelMail } from '../../orders/order-mails';
import type { DeskCtx } from '../desk-ctx';
import { deskWords } from '../desk-words';

const mostAnHour = 5;
const hourMs = 3_600_000;

/**
 * Mails about an order once more, to the address that it was made with.
 * @throws {ReplyError} 409 while there is nothing to tell; 429 after five in an hour
 */
export async function resendMail(deps: Deps, orderNo: string, kind: OrderMailKind, ctx: DeskCtx): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - hourMs);
  const facts = await row(sql<{ is_paid: boolean; parcel: number | null; sent: number }>`
    select p.state = 'paid' as is_paid, (select max(x.id)::int from parcel x where x.order_no = o.order_no) as parcel,
      (select count(*)::int from audit a where a.subject_type = 'order' and a.subject_id = o.order_no and a.call = 'resend'
        and a.at > ${since}) as sent
    from merchant_order o join purchase p on p.order_no = o.purchase_no where o.order_no = ${orderNo}`);
  if ((facts?.sent ?? 0) >= mostAnHour)
    throw new ReplyError('MAIL_SENT_TOO_OFTEN', deskWords(ctx.locale, 'tooManyMails'));
  if (kind === 'paid') {
    if (!facts?.is_paid) throw new ReplyError('ORDER_UNPAID', obstacleWords(ctx.locale, 'unpaid'));
    return sendConfirmationAgain(deps, purchaseNoOf(orderNo));
  }
  if (!facts?.parcel) throw new ReplyError('ORDER_NOT_SENT', obstacleWords(ctx.locale, 'notSent'));
  return sendParcelMail(deps, { orderNo, parcelId: facts.parcel, isAgain: true });
}
