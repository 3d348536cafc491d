import { sql } from 'kysely';
import type { Input } from '../../http/handlers';
import { expectRefund } from './refund-in-the-past';
import { completeOld } from '../../orders/complete-old';
import { defaultAddressId } from '../../addresses/addresses.repository';
import { decideReview } from '../../reviews/moderation';
import { noteDemoOrder } from '../parts/demo-order';
import { rows } from '../../database/tx';
import { people } from './people';
import type { Past } from './past';

interface Stocked {
  variant_id: number;
  product_id: number;
  merchant_id: number;
}

const sub = people.shopper.sub;
const parcel = (no: string) => ({ express: 'Souk Express', number: `SE${no.replace(/\D/g, '').slice(-9)}` });

/** Well-stocked products, one after the other, so that no demo order empties a shelf. */
const stocked = () =>
  rows(sql<Stocked>`
    select distinct on (p.merchant_id, p.id) v.id as variant_id, p.id as product_id, p.merchant_id
    from product p join variant v on v.product_id = p.id join merchant m on m.id = p.merchant_id
    where p.store_id = 1 and p.listed and p.on_shelf and v.on_sale and v.stock >= 20 and m.is_open and m.closed_until is null
      and p.slug not in ('linen-shirt', 'steel-kettle', 'canvas-tote', 'wall-clock')
    order by p.merchant_id, p.id, v.id`);

const opinions = [
  { productScore: 5, serviceScore: 5, comment: 'Exactly what I hoped for, and it came well packed.' },
  { productScore: 4, serviceScore: 5, comment: 'Well made. A little smaller than I thought.' },
];

/** Reviews every line of a purchase; all but the last are published. */
const reviewAll = async (past: Past, purchaseNo: string) => {
  const items = await rows(sql<{ id: number; order_no: string }>`
    select i.id, i.order_no from order_item i join merchant_order o on o.order_no = i.order_no
    where o.purchase_no = ${purchaseNo} order by i.id`);
  for (const [at, { id, order_no }] of items.entries()) {
    const opinion = opinions[at % opinions.length] ?? opinions[0];
    if (!opinion) continue;
    await past.reviews.create({ orderNo: order_no, orderInfoId: id, pics: [], ...opinion }, past.as(sub));
  }
  const pending = await rows(sql<{ id: number }>`
    select id from review where user_id = ${sub} and status = 'PENDING' order by id`);
  for (const { id } of pending.slice(0, -1)) await decideReview(id, 'PUBLISHED');
};

/** Makes the demo shopper's orders, one in every state that an order can be in. */
export async function seedOrders(past: Past): Promise<void> {
  const all = await stocked();
  const merchants = [...new Set(all.map(({ merchant_id }) => merchant_id))];
  let next = 0;
  /** A product of the n-th merchant that no demo order has taken yet. */
  const of = (merchant: number, num = 1) => {
    const own = all.filter(({ merchant_id }) => merchant_id === merchants[merchant % merchants.length]);
    const found = own[next++ % own.length];
    if (!found) throw new Error('The demo store is too small for its orders');
    return { productId: found.product_id, attrValueId: found.variant_id, productNum: num };
  };
  const ctx = past.as(sub);
  const addressId = await defaultAddressId(sub);

  const place = async (daysAgo: number, lines: ReturnType<typeof of>[], mark = '') => {
    past.goTo(daysAgo);
    const order: Input<'orderPre'>['body'] = { preOrderType: 'buyNow', orderDetails: lines };
    const { preOrderNo } = await past.preOrders.take(order, ctx);
    const body = {
      preOrderNo,
      addressId,
      payType: 'stripe',
      payChannel: 'pc',
      mark,
      orderMerchantRequestList: [],
    } as const;
    return (await past.checkout.create({ ...body, orderMerchantRequestList: [] }, ctx)).orderNo;
  };
  const paid = async (daysAgo: number, lines: ReturnType<typeof of>[]) => {
    const no = await place(daysAgo, lines);
    past.goTo(daysAgo - 0.01);
    await past.pay(no);
    return no;
  };
  const sent = async (daysAgo: number, lines: ReturnType<typeof of>[]) => {
    const no = await paid(daysAgo, lines);
    past.goTo(daysAgo - 1);
    await past.fulfilment.ship(`${no}-1`, parcel(no));
    return no;
  };
  const received = async (daysAgo: number, lines: ReturnType<typeof of>[]) => {
    const no = await sent(daysAgo, lines);
    past.goTo(daysAgo - 3);
    await past.fulfilment.deliver(`${no}-1`);
    past.goTo(daysAgo - 3.2);
    await past.orders.take(`${no}-1`, ctx);
    return no;
  };

  // done, long ago
  const reviewed = await received(60, [of(0), of(0, 2)]);
  past.goTo(52);
  await reviewAll(past, reviewed);
  await received(44, [of(3)]);
  past.goTo(20);
  await completeOld(past.now());
  // refunds: paid back, refused, waiting for the parcel, in review
  const ask = expectRefund(past, ctx);
  const back = await received(19, [of(1, 2)]);
  await ask.paidBack(`${back}-1`, 15);
  const refused = await received(18, [of(2)]);
  await ask.refused(`${refused}-1`, 14, 'The item shows signs of use');
  const returning = await received(9, [of(4)]);
  await ask.returning(`${returning}-1`, 5);
  const review = await paid(3, [of(5), of(5)]);
  await ask.open(`${review}-1`, 2);
  // received, to review
  await received(8, [of(6), of(6)]);
  // cancelled before paying
  const cancelled = await place(12, [of(2)]);
  past.goTo(11.99);
  await past.cancel(cancelled, ctx);
  // two merchants, one parcel on its way; one order in transit; one to ship
  await sent(4, [of(1), of(3)]);
  await sent(2, [of(0)]);
  await paid(1, [of(4), of(5)]);
  // unpaid
  await noteDemoOrder(await place(0, [of(6)]), past.now());
}
