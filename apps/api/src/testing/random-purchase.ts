import fc from 'fast-check';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import type { Shop } from './shop';

type Variant = { id: number; merchant_id: number };
type Line = { at: number; num: number; cents: number };
type Coupons = { merchantCoupon: number | null; platformCoupon: number | null };

/** Up to `most` lines of different variants, each of 1 to `pieces` pieces at a price of `least` to 99,999 cents. */
export const someLines = ({ most, pieces, least }: { most: number; pieces: number; least: number }) =>
  fc.uniqueArray(
    fc.record({
      at: fc.nat(39),
      num: fc.integer({ min: 1, max: pieces }),
      cents: fc.integer({ min: least, max: 99_999 }),
    }),
    { selector: ({ at }) => at, minLength: 1, maxLength: most },
  );

const cents = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: null });

/** A merchant's coupon and one of the platform, in cents; null: none. */
export const someCoupons = { merchantCoupon: cents(30_000), platformCoupon: cents(60_000) };

/** @returns forty variants of as many products, of merchants who sell now, with more stock than any test buys @param isListed only of products that lists show */
export const plentyOfVariants = async ({ isListed = false } = {}): Promise<Variant[]> => {
  const variants = await rows(sql<Variant>`
    select distinct on (p.id) v.id, p.merchant_id from variant v join product p on p.id = v.product_id
      join merchant m on m.id = p.merchant_id
    where p.on_shelf and (p.listed or not ${isListed}) and v.on_sale and m.is_open and m.closed_until is null order by p.id, v.id limit 40`);
  await run(sql`update variant set stock = 100000 where id = any(${variants.map(({ id }) => id)}::bigint[])`);
  return variants;
};

/** Gives a shopper a coupon of so many cents, of a merchant or (null) of the platform. */
const give = async (user: string, moneyCents: number | null, merchant: number | null) => {
  if (moneyCents === null) return null;
  const coupon = await row(sql<{ id: number }>`
    insert into coupon(store_id, merchant_id, use_type, type, name, money_cents, day)
    values (1, ${merchant}, ${merchant === null ? 3 : 1}, 'general', '{"en":"Test","fr":"Essai"}', ${moneyCents}, 30) returning id`);
  const given = await row(sql<{ id: number }>`
    insert into user_coupon(coupon_id, user_id, start_at, end_at, received_at)
    values (${coupon?.id}, ${user}, now() - interval '1 day', now() + interval '9 days', now()) returning id`);
  return given?.id ?? null;
};

/** Sets the lines' prices. @returns what to buy, and the merchant of the first line, whose coupon counts */
export const priceLines = async (variants: readonly Variant[], lines: readonly Line[]) => {
  const chosen = lines.map((line) => ({
    ...(variants[line.at % variants.length] ?? { id: 0, merchant_id: 0 }),
    ...line,
  }));
  for (const line of chosen) await run(sql`update variant set price_cents = ${line.cents} where id = ${line.id}`);
  return { chosen, merId: chosen[0]?.merchant_id ?? 0 };
};

/** Gives a shopper coupons for a purchase. @returns them as checkout and order take them */
export const giveCoupons = async (user: string, merId: number, { merchantCoupon, platformCoupon }: Coupons) => ({
  platUserCouponId: await give(user, platformCoupon, null),
  orderMerchantRequestList: [{ merId, userCouponId: await give(user, merchantCoupon, merId) }],
});

/** Buys priced lines with coupons that the shopper is given for it. */
export const buyWithCoupons = async (
  shop: Shop,
  user: string,
  { chosen, merId }: Awaited<ReturnType<typeof priceLines>>,
  coupons: Coupons,
) =>
  shop.buy(
    { user },
    chosen.map(({ id, num }) => ({ variantId: id, num })),
    await giveCoupons(user, merId, coupons),
  );
