import { grantedRefunds, holdingRefunds } from '@souk/domain';
import { sql } from 'kysely';
import { run } from '../database/tx';
import { orderIn } from '../orders/order-states';
import { refundIn } from '../orders/refund-in';

/**
 * Puts the postage of an order that was not sent where it belongs: into the last request to be approved of those that
 * together hold every piece, and into none while a piece stays with the merchant, who then still sends a parcel. Called
 * with the order's row held, after a request was made, refused or taken back, and before one is approved.
 * @param approving the request that is approved now: another open one carries the postage on
 */
export const placePostage = (orderNo: string, approving = '') =>
  run(sql`
    with standing as (
      select o.freight_cents as postage,
        (select coalesce(sum(r.freight_cents), 0)::int from refund r
          where r.order_no = o.order_no and ${refundIn('r.status', grantedRefunds)}) as given,
        not exists (select 1 from order_item i where i.order_no = o.order_no and i.num > (
          select coalesce(sum(x.num), 0) from refund_item x join refund r on r.refund_no = x.refund_no
          where x.order_item_id = i.id and ${refundIn('r.status', holdingRefunds)})) as is_whole
      from merchant_order o where o.order_no = ${orderNo} and ${orderIn('o.status', ['paid'])}
    ), placed as (
      select refund_no,
        case when is_whole and row_number() over (order by refund_no = ${approving}, created_at desc, refund_no desc) = 1
          then postage - given else 0 end as cents
      from refund, standing where order_no = ${orderNo} and ${refundIn('status', ['inReview'])}
    )
    update refund r set amount_cents = r.amount_cents - r.freight_cents + placed.cents, freight_cents = placed.cents
    from placed where r.refund_no = placed.refund_no and r.freight_cents <> placed.cents`);
