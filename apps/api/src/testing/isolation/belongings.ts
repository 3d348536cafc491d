import { sql } from 'kysely';
import { row } from '../../database/tx';
import { hasBought } from '../bought';
import { sendPicture } from '../send-picture';
import { createShop, goodAddress, variantOf } from '../shop';
import type { TestApp } from '../test-app';

/** One of everything that a call can name and that is one shopper's alone. */
export interface Belongings {
  /** A merchant order that was delivered. */
  orderNo: string;
  /** Its purchase. */
  purchaseNo: string;
  unpaidNo: string;
  itemId: number;
  preOrderNo: string;
  refundOrderNo: string;
  addressId: number;
  ticketId: number;
  applicationId: number;
  cartLine: { id: number; key: string; productId: number; variantId: number };
  upload: string;
  userCouponId: number;
  guid: string;
}

const made = async <T>(shop: TestApp, ...asked: Parameters<TestApp['call']>): Promise<T> => {
  const answer = await shop.call(...asked);
  if (answer.code !== 200) throw new Error(`${asked[0]}: ${answer.code} ${answer.message}`);
  return answer.data as T;
};

const application = (user: string, now: Date) =>
  row(sql<{ id: number }>`
    insert into merchant_application(store_id, user_id, name, real_name, phone, email, category_id, type_id,
      agreement_version, created_at, sent_at, audit_status)
    select 1, ${user}, 'Ann & Co', 'Ann', '+14155550101', 'ann@souk.test', (select min(id) from merchant_category),
      (select min(id) from merchant_type), '1', ${now}, ${now}, 3
    returning id`);

/** Gives a shopper one of everything, by the calls that the shop makes. */
export async function giveBelongings(shop: TestApp, user: string): Promise<Belongings> {
  const shopping = createShop(shop);
  const { orderNo, purchaseNo, itemId } = await hasBought(shop, user);
  const shirt = await variantOf('linen-shirt');
  const tote = await variantOf('canvas-tote');
  const unpaid = await shopping.buy({ user }, [{ variantId: tote.id, num: 1 }]);
  const preOrderNo = await shopping.preOrder({ user }, [{ variantId: tote.id, num: 1 }]);
  const refund = await made<{ refundOrderNo: string }>(shop, 'refundCreate', {
    user,
    body: { orderNo, type: 1, text: 'Arrived damaged' },
  });
  const address = await made<{ id: number }>(shop, 'addressEdit', { user, body: goodAddress });
  const ticket = await made<{ id: number }>(shop, 'ticketSave', {
    user,
    body: { subject: 'Where is it?', categoryId: 3, message: 'It was due on Monday.' },
  });
  const added = await made<{ lines: { id: number }[] }>(shop, 'cartSave', {
    user,
    body: [{ productId: shirt.product_id, cartNum: 1, productAttrUnique: shirt.id }],
  });
  const groups = await made<{ cartInfoList: { id: number; uniqueKey: string }[] }[]>(shop, 'cartList', { user });
  const lineId = added.lines[0]?.id ?? 0;
  const line = groups.flatMap(({ cartInfoList }) => cartInfoList).find(({ id }) => id === lineId);
  const picture = await sendPicture(shop, { user });
  const coupons = await made<{ list: { id: number; isUse: boolean }[] }>(shop, 'couponList', { user });
  const couponId = coupons.list.find(({ isUse }) => !isUse)?.id ?? 0;
  await made(shop, 'couponReceive', { user, body: { couponId } });
  const own = await made<{ list: { id: number }[] }>(shop, 'couponMine', { user });
  const guid = 'c0ffee00-0000-4000-8000-000000000001';
  await made(shop, 'sessionStart', { user, body: { guid } });
  return {
    orderNo,
    purchaseNo,
    unpaidNo: unpaid.orderNo,
    itemId,
    preOrderNo,
    refundOrderNo: refund.refundOrderNo,
    addressId: address.id,
    ticketId: ticket.id,
    applicationId: (await application(user, shop.deps.clock.now()))?.id ?? 0,
    cartLine: { id: lineId, key: line?.uniqueKey ?? '', productId: shirt.product_id, variantId: shirt.id },
    upload: picture.data.url,
    userCouponId: own.list[0]?.id ?? 0,
    guid,
  };
}

/** The same kinds of names, of things that nobody has. */
export const nobodys = (own: Belongings): Belongings => ({
  ...own,
  orderNo: 'PT0000000000FF-1',
  purchaseNo: 'PT0000000000FF',
  unpaidNo: 'PT0000000000FE',
  itemId: 987_654,
  preOrderNo: 'PRE000000000000',
  refundOrderNo: 'R000000000000',
  addressId: 987_654,
  ticketId: 987_654,
  applicationId: 987_654,
  cartLine: { ...own.cartLine, id: 987_654, key: 'f'.repeat(32) },
  upload: `/img/u/${'0'.repeat(32)}.webp`,
  userCouponId: 987_654,
});
