import { orderCodes } from '@souk/domain';
import { type RawBuilder, sql } from 'kysely';
import { returnCoupons } from '../coupons/coupons.repository';
import { row, run, tx } from '../database/tx';
import type { Deps } from '../deps';
import { businessFigures } from '../figures/business-figures';
import { saleEntries } from '../ledger/ledger.repository';
import { outboxRow } from '../mail/mail';
import { paidMessages } from '../webhooks/messages';
import { isUnpaid } from './access';
import { addEvent } from './events';
import { mailColumns, type MailPurchase } from './mail-purchase';
import { confirmationOf } from './order-mails';
import { orderIn } from './order-states';
import { randomToken, tokenRow } from './order-token';
import { insertSoldItems } from './sold';

interface PaidBy {
  payType: 'stripe' | 'paypal' | 'free';
  now: Date;
}

type PayDeps = Pick<Deps, 'mail' | 'config'>;

const noMail = sql`select null::bigint as id where false`;

/**
 * Marks a purchase paid in one statement with all that follows: what was sold, ledger, webhooks, its key, the confirmation.
 * The one place where a purchase becomes paid.
 * @param by.purchase as its confirmation tells it
 * @param by.proof statements that are run with it, each of which has to change a row: the provider's event, its payment
 * @throws an error that `hasMoved` knows, when the purchase waits no longer or a proof changed nothing; then nothing changed
 */
export async function payPurchase(
  { mail, config }: PayDeps,
  by: PaidBy & { purchase: MailPurchase; proof?: readonly RawBuilder<unknown>[] },
): Promise<void> {
  const { purchase, payType, now, proof = [] } = by;
  const orderNo = purchase.order_no;
  const token = randomToken();
  const letter = await mail.write(confirmationOf(purchase, { token, origin: config.publicOrigin }));
  const proofs = proof.map((statement, at) => ({ name: sql.raw(`proof${at}`), statement }));
  const steps = [
    sql`bought as (
      update purchase set state = 'paid', paid_at = ${now}, pay_type = ${payType}
      where order_no = ${orderNo} and ${isUnpaid} returning 1)`,
    ...proofs.map(({ name, statement }) => sql`${name} as (${statement} returning 1)`),
    sql`sold as (${insertSoldItems(orderNo, now)})`,
    sql`booked as (${saleEntries(orderNo, sql`${now}::timestamptz`)})`,
    sql`announced as (${paidMessages(orderNo, now)})`,
    sql`opened as (${tokenRow(token, orderNo, now)})`,
    sql`mailed as (${letter ? sql`${outboxRow(letter, now)} on conflict (dedupe_key) do nothing returning id` : noMail})`,
  ];
  const hasChanged = [sql`bought`, ...proofs.map(({ name }) => name)].map(
    (name) => sql`exists (select 1 from ${name})`,
  );
  const write = () =>
    row(sql<{ mail: number | null }>`
      with ${sql.join(steps)} select must(${sql.join(hasChanged, sql` and `)}), (select id from mailed) as mail`);
  if (!mail.leaves('email')) await write();
  else {
    await tx(async () => {
      const written = await write();
      if (written?.mail) await mail.handOver(written.mail);
    });
  }
  businessFigures.orderPaid(payType);
}

/**
 * Marks a purchase paid, once, inside the caller's transaction, which then goes on either way.
 * @returns false when it was not waiting for its money (any more); then nothing changed
 */
export async function markPaid(deps: PayDeps, { orderNo, ...by }: PaidBy & { orderNo: string }): Promise<boolean> {
  const purchase = await row(sql<MailPurchase>`
    select ${mailColumns} from purchase p where p.order_no = ${orderNo} and ${isUnpaid} for no key update of p`);
  if (!purchase) return false;
  await payPurchase(deps, { ...by, purchase });
  return true;
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
