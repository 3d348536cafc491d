import { sentMailKinds } from '@souk/contract/desk';
import type { Deps } from '../../deps';
import { notFound, ReplyError } from '../../errors';
import { purchaseNoOf } from '../../orders/access';
import { lockOrders } from '../../orders/locks';
import { openTicketForShopper } from '../../tickets/open-for-shopper';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { moveTicket } from '../support/desk-tickets.repository';
import { seenOrder } from './desk-orders.repository';
import * as stored from './order-records.repository';
import { paymentPage } from './payment-page';

const mailsMost = 50;

/** The beginnings of the keys of all mails about an order. */
const keysOf = (orderNo: string, refundNos: readonly string[]) =>
  sentMailKinds.flatMap((kind) => {
    if (kind.startsWith('refund.')) return refundNos.map((no) => `${kind}:${no}:`);
    if (kind === 'order.cancelled') return [orderNo, purchaseNoOf(orderNo)].map((no) => `${kind}:${no}:`);
    return kind === 'order.sent' ? [`${kind}:${orderNo}:`] : [`${kind}:${purchaseNoOf(orderNo)}`];
  });

const kindOf = (key: string) => sentMailKinds.find((kind) => key.startsWith(`${kind}:`));

/** What an order's page shows beside the order: payments, mails and tickets. */
export function orderRecords({ clock, config, mail, stores }: Deps) {
  /** @throws {ReplyError} 404 for an order outside the scope, the same as for none */
  const asked = async (no: string, ctx: DeskCtx) => {
    if (!(await seenOrder(ctx, no, clock.now()))) throw notFound(deskWords(ctx.locale, 'notThere'));
    const found = await stored.askedOf(no);
    if (!found) throw notFound(deskWords(ctx.locale, 'notThere'));
    return found;
  };

  return {
    async orderRecords({ params: { no } }, ctx) {
      const { language, obstacle } = await asked(no, ctx);
      const payments = await stored.triesToPay(purchaseNoOf(no));
      const mails = await stored.mailsByKeys(keysOf(no, await stored.refundsOf(no)), mailsMost);
      return {
        payments: payments.map((payment) => ({
          id: payment.id,
          provider: payment.provider,
          at: payment.created_at.toISOString(),
          cents: payment.amount_cents,
          state: payment.status,
          ref: payment.ref,
          url: paymentPage(payment, config),
          declineCode: payment.fail_reason,
        })),
        mails: mails.flatMap(({ id, key, recipient: to, subject, created_at, sent_at }) => {
          const kind = kindOf(key);
          const at = { at: created_at.toISOString(), sentAt: sent_at?.toISOString() ?? null };
          return kind ? [{ id, kind, to, subject, ...at }] : [];
        }),
        sendsMails: mail.leaves('email'),
        mailDays: config.retention.messageDays,
        tickets: ctx.permissions.includes('tickets.read') ? await stored.ticketsAbout(ctx, no) : null,
        ticketObstacle: obstacle,
        language,
      };
    },

    async orderTicket({ params: { no }, body }, ctx) {
      await lockOrders(no);
      const { user_id: userId, language, obstacle } = await asked(no, ctx);
      if (obstacle === 'open') throw new ReplyError('TICKET_EXISTS', deskWords(ctx.locale, 'ticketExists'));
      if (userId === null) throw new ReplyError('TICKET_FOR_GUEST', deskWords(ctx.locale, 'ticketForGuest'));
      const now = clock.now();
      const ticket = { ...body, storeId: ctx.storeId, userId, orderNo: no, locale: language, now };
      const id = await openTicketForShopper({ config, mail, stores }, ticket);
      await moveTicket(id, { from: null, to: ctx.actor.sub });
      await note(ctx, now, { subject: ['order', no], after: { ticket: id } });
      return { id };
    },
  } satisfies Partial<DeskHandlers>;
}
