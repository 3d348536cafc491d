import { orderCodes } from '@souk/domain';
import { type RawBuilder, sql } from 'kysely';
import { returnCoupons } from '../coupons/coupons.repository';
import { row, run, runTogether, tx } from '../database/tx';
import type { Deps } from '../deps';
import { businessFigures } from '../figures/business-figures';
import { saleEntries } from '../ledger/ledger.repository';
import { outboxRow } from '../mail/mail';
import { paidMessages } from '../webhooks/messages';
import { isUnpaid } from './access';
import { addEvent } from './events';
import type { MailPurchase } from './mail-purchase';
import { confirmationOf, sendConfirmation } from './order-mails';
import { orderIn } from './order-states';
import { randomToken, tokenRow } from './order-token';
import { soldRows } from './sold';

interface PaidBy {
  orderNo: string;
  payType: 'stripe' | 'paypal' | 'free';
  now: Date;
}

/**
 * Marks a purchase paid, once, inside the caller's transaction: what was sold, ledger, timeline, webhooks,
 * confirmation mail.
 * @returns false when it was not waiting for its money (any more); then nothing changed.
 */
export async function markPaid(
  deps: Pick<Deps, 'mail' | 'config' | 'clock'>,
  { orderNo, payType, now }: PaidBy,
): Promise<boolean> {
  const isPaid = await run(sql`
    update purchase set state = 'paid', paid_at = ${now}, pay_type = ${payType} where order_no = ${orderNo} and ${isUnpaid}`);
  if (isPaid === 0) return false;
  const token = randomToken();
  await runTogether([
    soldRows(orderNo),
    saleEntries(orderNo, sql`${now}::timestamptz`),
    paidMessages(orderNo, now),
    tokenRow(token, orderNo, deps.clock.now()),
  ]);
  await sendConfirmation(deps, orderNo, token);
  businessFigures.orderPaid(payType);
  return true;
}

/**
 * The same for a payment that was just proved, in one statement: its event, the payment, the purchase and all that follows.
 * The statement fails as a whole (`hasMoved`) when the event was noted before, or payment or purchase waits no longer.
 */
export async function markPaidAtOnce(
  deps: Pick<Deps, 'mail' | 'config' | 'clock'>,
  by: { event: RawBuilder<unknown>; payment: RawBuilder<unknown>; purchase: MailPurchase; payType: string },
): Promise<void> {
  const { purchase } = by;
  const orderNo = purchase.order_no;
  const now = deps.clock.now();
  const token = randomToken();
  const mail = await deps.mail.write(confirmationOf(purchase, { token, origin: deps.config.publicOrigin }));
  const write = () =>
    row(sql<{ mail: number | null }>`
      with bought as (
        update purchase set state = 'paid', paid_at = ${now}, pay_type = ${by.payType}
        where order_no = ${orderNo} and ${isUnpaid} returning 1),
      noted as (${by.event} returning 1), settled as (${by.payment} returning 1), sold as (${soldRows(orderNo)}),
      booked as (${saleEntries(orderNo, sql`${now}::timestamptz`)}), announced as (${paidMessages(orderNo, now)}),
      opened as (${tokenRow(token, orderNo, now)}),
      mailed as (${outboxRow(mail, now)} on conflict (dedupe_key) do nothing returning id)
      select must(exists (select 1 from bought) and exists (select 1 from noted) and exists (select 1 from settled)),
        (select id from mailed) as mail`);
  if (!deps.mail.leaves('email')) await write();
  else {
    await tx(async () => {
      const written = await write();
      if (written?.mail) await deps.mail.handOver(written.mail);
    });
  }
  businessFigures.orderPaid(by.payType);
}

/**
 * Ends an unpaid purchase, once, inside the caller's transaction: gives back exactly the stock and the coupons it took.
 * @returns false when it was not unpaid (any more); then nothing changed.
 */
export async function releasePurchase(
  orderNo: string,
  reason: 'shopper' | 'expired' | 'staff',
  now: Date,
): Promise<boolean> {
  const purchase = await row(sql<{ order_no: string }>`
    update purchase set state = 'cancelled', cancel_reason = ${reason}, cancelled_at = ${now}
    where order_no = ${orderNo} and ${isUnpaid} returning order_no`);
  if (!purchase) return false;
  await run(sql`update merchant_order set status = ${orderCodes.cancelled}::smallint, cancelled_at = ${now}
    where purchase_no = ${orderNo} and ${orderIn('status', ['paid'])}`);
  await returnStock(sql`o.purchase_no = ${orderNo}`);
  await returnCoupons(orderNo);
  await addEvent(orderNo, reason === 'expired' ? 'expired' : 'cancelled', now);
  return true;
}

/** Puts the pieces of orders back into stock. @param which narrows `merchant_order o`; rows are locked in id order */
export async function returnStock(which: ReturnType<typeof sql>) {
  await run(sql`
    with back as (
      select i.variant_id, sum(i.num)::int as num from order_item i join merchant_order o on o.order_no = i.order_no
      where ${which} group by 1
    ), held as (
      select v.id, back.num from variant v join back on back.variant_id = v.id order by v.id for no key update of v
    )
    update variant v set stock = v.stock + held.num from held where v.id = held.id`);
}
