import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { storedGoodAddress } from './shop';
import type { TestApp } from './test-app';

/** A paid purchase of one line that a test's user has, in any state of delivery. */
export interface Bought {
  purchaseNo: string;
  orderNo: string;
  itemId: number;
  productId: number;
  variantId: number;
}

/** Writes a purchase without going through the checkout: for tests of what comes after it. */
export async function hasBought(shop: TestApp, user: string, { status = 2 } = {}): Promise<Bought> {
  await shop.call('collectIds', { user }); // the first call with a token makes the shopper's row
  const now = shop.deps.clock.now();
  const found = await row(sql<{ id: number; variant: number; merchant_id: number; store_id: number }>`
    select p.id, v.id as variant, p.merchant_id, p.store_id from product p join variant v on v.product_id = p.id
    where p.slug = 'linen-shirt' order by v.id limit 1`);
  if (!found) throw new Error('The seed has no linen shirt');
  const purchaseNo = `PT${randomBytes(6).toString('hex').toUpperCase()}`;
  const orderNo = `${purchaseNo}-1`;
  await run(sql`
    insert into purchase(order_no, store_id, user_id, owner, pre_order_no, email, locale, address, goods_cents, freight_cents,
      mer_coupon_cents, plat_coupon_cents, pay_cents, state, created_at, expires_at, paid_at)
    values (${purchaseNo}, ${found.store_id}, ${user}, ${`u:${user}`}, ${`PRE${purchaseNo}`}, 'a@souk.test', 'en',
      ${JSON.stringify(storedGoodAddress)}::jsonb,
      4800, 0, 0, 0, 4800, 'paid', ${now}, ${now}, ${now})`);
  await run(sql`
    insert into merchant_order(order_no, purchase_no, merchant_id, goods_cents, freight_cents, mer_coupon_cents,
      plat_coupon_cents, pay_cents, status, received_at)
    values (${orderNo}, ${purchaseNo}, ${found.merchant_id}, 4800, 0, 0, 0, 4800, ${status}, ${now})`);
  const item = await row(sql<{ id: number }>`
    insert into order_item(order_no, product_id, variant_id, name_en, name_fr, sku, image, unit_cents, num, mer_coupon_cents,
      plat_coupon_cents, freight_cents, pay_cents)
    values (${orderNo}, ${found.id}, ${found.variant}, 'Linen shirt', 'Chemise en lin', 'White,S', '/img/linen-shirt-white.webp',
      4800, 1, 0, 0, 0, 4800) returning id`);
  return { purchaseNo, orderNo, itemId: item?.id ?? 0, productId: found.id, variantId: found.variant };
}
