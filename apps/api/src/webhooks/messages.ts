import type { WebhookEvent } from '@souk/contract/desk';
import type { MerchantMove } from '@souk/domain/desk';
import { type RawBuilder, sql } from 'kysely';
import { run } from '../database/tx';
import type { ProviderName } from '../payment-providers/port';

/**
 * Writes a message for each row of what happened, inside the transaction of its cause, where an endpoint wants its kind. It
 * names things and amounts, never people: whoever needs more asks the store.
 * @param source rows of `store_id` and `data`
 */
export const messageRows = (type: WebhookEvent, source: RawBuilder<unknown>, now: Date) => sql`
  insert into webhook_message(store_id, type, body, created_at)
  select x.store_id, ${type}::text,
    json_build_object('type', ${type}::text, 'timestamp', ${now.toISOString()}::text, 'data', x.data)::text, ${now}::timestamptz
  from (${source}) x
  where exists (select 1 from webhook_endpoint e where e.store_id = x.store_id and e.is_on and ${type}::text = any(e.events))`;

const usd = (column: string) => sql.raw(`round(${column} / 100.0, 2)`);

/** One `order.paid` for each merchant's order of a purchase: a statement for the transaction that marks it paid. */
export const paidMessages = (purchaseNo: string, now: Date) =>
  messageRows(
    'order.paid',
    sql`
      select p.store_id, json_build_object('orderNo', o.order_no, 'purchaseNo', p.order_no, 'merchantId', o.merchant_id,
        'amount', ${usd('o.pay_cents')}) as data
      from merchant_order o join purchase p on p.order_no = o.purchase_no where p.order_no = ${purchaseNo}`,
    now,
  );

const orderRow = (orderNo: string) => sql`
  select p.store_id, json_build_object('orderNo', o.order_no, 'purchaseNo', p.order_no, 'merchantId', o.merchant_id) as data
  from merchant_order o join purchase p on p.order_no = o.purchase_no where o.order_no = ${orderNo}`;

/** `order.shipped`: a parcel was handed over. `isComplete`: nothing of the order is left to send. */
export const noteShipped = (parcelId: number, isComplete: boolean, now: Date) =>
  run(
    messageRows(
      'order.shipped',
      sql`
        select p.store_id, json_build_object('orderNo', o.order_no, 'merchantId', o.merchant_id, 'parcelId', x.id,
          'carrier', x.carrier, 'trackingNumber', x.number, 'trackingUrl', x.tracking_url, 'isComplete', ${isComplete}::boolean) as data
        from parcel x join merchant_order o on o.order_no = x.order_no join purchase p on p.order_no = o.purchase_no
        where x.id = ${parcelId}`,
      now,
    ),
  );

/** `order.delivered`: it arrived, by whoever says so first: a desk, or its shopper. */
export const noteDelivered = (orderNo: string, now: Date) =>
  run(messageRows('order.delivered', orderRow(orderNo), now));

/** `order.cancelled`: all of a paid order went back before any of it was sent. */
export const noteCancelled = (orderNo: string, now: Date) =>
  run(messageRows('order.cancelled', orderRow(orderNo), now));

const refundRows = (refundNo: string) => sql`
  select p.store_id, json_build_object('refundNo', r.refund_no, 'orderNo', o.order_no, 'merchantId', o.merchant_id,
    'amount', ${usd('r.amount_cents')}) as data
  from refund r join merchant_order o on o.order_no = r.order_no join purchase p on p.order_no = o.purchase_no
  where r.refund_no = ${refundNo}`;

/** `refund.requested`: a shopper asked for money back; somebody decides. */
export const noteRefundRequested = (refundNo: string, now: Date) =>
  run(messageRows('refund.requested', refundRows(refundNo), now));

/** `refund.refused`: somebody refused to give money back. */
export const noteRefundRefused = (refundNo: string, now: Date) =>
  run(messageRows('refund.refused', refundRows(refundNo), now));

/** `refund.paid`: money of a refund went back. */
export const noteRefundPaid = (refundNo: string, now: Date) =>
  run(messageRows('refund.paid', refundRows(refundNo), now));

/** `dispute.opened`, `dispute.closed`: a payment is disputed, or how that ended; `closed` once more where an appeal decides otherwise. */
export const noteDispute = (
  event: 'dispute.opened' | 'dispute.closed',
  { provider, ref }: { provider: ProviderName; ref: string },
  now: Date,
) =>
  run(
    messageRows(
      event,
      sql`
        select p.store_id, json_build_object('disputeNo', d.ref, 'purchaseNo', d.purchase_no, 'provider', d.provider,
          'amount', ${usd('d.amount_cents')}, 'currency', d.currency, 'state', d.state, 'respondBy', d.respond_by) as data
        from payment_dispute d join purchase p on p.order_no = d.purchase_no
        where d.provider = ${provider} and d.ref = ${ref}`,
      now,
    ),
  );

/** `test`: says nothing, to one endpoint alone, whatever it wants to be told. */
export const sendTestMessage = (hookId: number, now: Date) =>
  run(sql`
    with message as (
      insert into webhook_message(store_id, type, body, created_at)
      select e.store_id, 'test',
        json_build_object('type', 'test', 'timestamp', ${now.toISOString()}::text, 'data', '{}'::json)::text, ${now}::timestamptz
      from webhook_endpoint e where e.id = ${hookId} returning id
    )
    insert into webhook_delivery(endpoint_id, message_id) select ${hookId}, id from message`);

/** `product.changed`: words, pictures, prices, stock by hand, or whether it is on sale. `version` orders them. */
export const noteProductChanged = (productId: number, now: Date) =>
  run(
    messageRows(
      'product.changed',
      sql`
        select p.store_id, json_build_object('productId', p.id, 'slug', p.slug, 'merchantId', p.merchant_id, 'version', p.version)
          as data
        from product p where p.id = ${productId}`,
      now,
    ),
  );

/** What a merchant's messages are called, by what became of it. */
const merchantEvents = {
  open: 'merchant.opened',
  suspend: 'merchant.suspended',
  lift: 'merchant.resumed',
  close: 'merchant.closed',
} as const satisfies Record<MerchantMove, WebhookEvent>;

const merchantRow = (id: number) => sql`
  select m.store_id, json_build_object('merchantId', m.id, 'slug', m.slug, 'state', m.state) as data from merchant m where m.id = ${id}`;

/** `merchant.approved`: an application became a merchant, which is not open yet. */
export const noteMerchantApproved = (id: number, now: Date) =>
  run(messageRows('merchant.approved', merchantRow(id), now));

/** `merchant.opened`, `merchant.suspended`, `merchant.resumed`, `merchant.closed`: whether a merchant sells has changed. */
export const noteMerchantMoved = (id: number, move: MerchantMove, now: Date) =>
  run(messageRows(merchantEvents[move], merchantRow(id), now));

/** `payout.paid`: somebody noted that a merchant's statement was transferred. */
export const notePayoutPaid = (statementId: number, now: Date) =>
  run(
    messageRows(
      'payout.paid',
      sql`
        select s.store_id, json_build_object('statementId', s.id, 'merchantId', s.merchant_id, 'period', s.period,
          'amount', ${usd('s.due_cents')}, 'paidOn', s.paid_on) as data
        from statement s where s.id = ${statementId}`,
      now,
    ),
  );
