import { commissionCents } from '@souk/domain/desk';
import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../locale';
import { listOf, row, run } from '../database/tx';
import { spendCoupons } from '../coupons/coupons.repository';
import type { Line } from './lines';
import type { OrderAddress } from './order-address';
import type { LineTax } from '../tax/tax-provider';
import type { Priced } from './pricing';

export interface NewPurchase {
  orderNo: string;
  storeId: number;
  userId: string | null;
  owner: string;
  preOrderNo: string;
  email: string;
  locale: Locale;
  address: OrderAddress;
  mark: string;
  payType: string | null;
  remarks: Map<number, string>;
  now: Date;
  expiresAt: Date;
}

/** What a purchase was asked for with. */
export interface MadePurchase {
  order_no: string;
  state: string;
  email: string;
  address: OrderAddress;
  mark: string;
  pay_cents: number;
  /** By merchant. */
  remarks: Record<string, string>;
}

/** The purchase that a pre-order already became. */
export const purchaseOfPreOrder = (preOrderNo: string) =>
  row(sql<MadePurchase>`
    select order_no, state, email, address, mark, pay_cents,
      (select jsonb_object_agg(m.merchant_id, m.remark) from merchant_order m where m.purchase_no = p.order_no) as remarks
    from purchase p where pre_order_no = ${preOrderNo}`);

/** Takes pieces out of stock. Several variants in the order of their ids, so that two buyers never wait for each other. */
const takeStock = (lines: readonly Line[]) => {
  const [only, ...others] = lines;
  if (only && others.length === 0) {
    const { variantId, num, live } = only;
    return sql`taken as (
      update variant set stock = stock - ${num}::int
      where id = ${variantId} and stock >= ${num}::int and on_sale and price_cents = ${live.price_cents} returning 1
    )`;
  }
  const list = lines.map(
    ({ variantId, num, live }) => sql`(${variantId}::bigint, ${num}::int, ${live.price_cents}::int)`,
  );
  return sql`held as (
      select v.id, x.num from variant v
        join (values ${sql.join(list)}) as x(id, num, price) on v.id = x.id
      where v.stock >= x.num and v.on_sale and v.price_cents = x.price order by v.id for no key update of v
    ), taken as (
      update variant v set stock = v.stock - held.num from held where v.id = held.id and v.stock >= held.num returning 1
    )`;
};

/**
 * Holds the merchants until the purchase is written, as far as they sell. Whoever suspends one waits for it; a purchase that comes later
 * waits for them and finds it suspended.
 */
const holdMerchants = (ids: readonly number[]) =>
  sql`selling as (select 1 from merchant where id in ${listOf(ids)} and is_open order by id for share)`;

/**
 * Takes pieces out of stock and coupons out of hands, and writes everything else of a purchase beside it: one statement,
 * which fails as a whole when a piece, a price or a coupon is no longer as it was read, or a merchant sells no longer (`hasMoved`).
 */
export const takeAndWrite = (
  taken: { lines: readonly Line[]; couponIds: readonly number[]; orderNo: string; now: Date },
  statements: readonly RawBuilder<unknown>[],
) => {
  const spent = taken.couponIds.length > 0 ? [spendCoupons(taken.couponIds, taken.orderNo, taken.now)] : [];
  const sellers = [...new Set(taken.lines.map(({ live }) => live.merchant_id))];
  const written = statements.map((statement, at) => sql`w${sql.raw(String(at))} as (${statement})`);
  return run(sql`
    with ${takeStock(taken.lines)}, ${holdMerchants(sellers)},
      ${sql.join([...spent.map((one) => sql`spent as (${one})`), ...written])}
    select must((select count(*) from taken) = ${taken.lines.length}
      and (select count(*) from selling) = ${sellers.length}
      ${spent.length > 0 ? sql`and (select count(*) from spent) = ${taken.couponIds.length}` : sql``})`);
};

/** Writes the purchase itself. */
export const insertPurchase = (purchase: NewPurchase, { totals, choice }: Priced) => sql`
    insert into purchase(order_no, store_id, user_id, owner, pre_order_no, email, locale, address, mark, goods_cents,
      freight_cents, mer_coupon_cents, plat_coupon_cents, pay_cents, plat_user_coupon_id, pay_type, created_at, expires_at)
    values (${purchase.orderNo}, ${purchase.storeId}, ${purchase.userId}, ${purchase.owner}, ${purchase.preOrderNo},
      ${purchase.email}, ${purchase.locale}, ${JSON.stringify(purchase.address)}::jsonb, ${purchase.mark}, ${totals.goods},
      ${totals.freight}, ${totals.merCoupon}, ${totals.platCoupon}, ${totals.pay}, ${choice.platform?.id ?? null},
      ${purchase.payType}, ${purchase.now}, ${purchase.expiresAt})`;

/** Writes an order for each merchant. */
export const insertOrders = (purchase: NewPurchase, { merchants, choice }: Priced) => {
  const list = merchants.map(({ id, lines, totals }, at) => ({
    order_no: `${purchase.orderNo}-${at + 1}`,
    merchant_id: id,
    goods: totals.goods,
    freight: totals.freight,
    mer_coupon: totals.merCoupon,
    plat_coupon: totals.platCoupon,
    pay: totals.pay,
    user_coupon_id: choice.merchants[id]?.id ?? null,
    remark: purchase.remarks.get(id) ?? '',
    min_days: lines[0]?.live.delivery_min_days,
    max_days: lines[0]?.live.delivery_max_days,
    commission_bp: lines[0]?.live.commission_bp ?? 0,
    commission: commissionCents(totals, lines[0]?.live.commission_bp ?? 0),
    tax_number: lines[0]?.live.tax_number ?? '',
  }));
  return sql`
    insert into merchant_order(order_no, purchase_no, merchant_id, goods_cents, freight_cents, mer_coupon_cents,
      plat_coupon_cents, pay_cents, user_coupon_id, remark, delivery_min_days, delivery_max_days, commission_bp, commission_cents,
      seller_tax_number)
    select order_no, ${purchase.orderNo}, merchant_id, goods, freight, mer_coupon, plat_coupon, pay, user_coupon_id, remark,
      min_days, max_days, commission_bp, commission, tax_number
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as x(order_no text, merchant_id bigint, goods int, freight int,
      mer_coupon int, plat_coupon int, pay int, user_coupon_id bigint, remark text, min_days int, max_days int,
      commission_bp int, commission int, tax_number text)`;
};

/** The tax that lines include, by their variants, and where they go. */
export interface SaleTax {
  country: string;
  lines: ReadonlyMap<number, LineTax>;
}

/** Writes the lines with their shares and their tax; refunds read these and never work them out again. */
export const insertItems = (orderNo: string, { merchants, shares }: Priced, taxes: SaleTax) => {
  const list = merchants.flatMap(({ lines }, at) =>
    lines.map(({ live, num, unitCents }) => {
      const share = shares.get(live.variant_id);
      const tax = taxes.lines.get(live.variant_id);
      return {
        order_no: `${orderNo}-${at + 1}`,
        product_id: live.product_id,
        variant_id: live.variant_id,
        name_en: live.name_en,
        name_fr: live.name_fr,
        sku: live.sku,
        image: live.image,
        unit: unitCents,
        num,
        mer_coupon: share?.merCouponShare ?? 0,
        plat_coupon: share?.platCouponShare ?? 0,
        freight: share?.postageShare ?? 0,
        pay: share?.payShare ?? 0,
        tax_category: live.tax_category,
        tax_country: taxes.country,
        tax_bp: tax?.basisPoints ?? null,
        tax: tax?.cents ?? 0,
      };
    }),
  );
  return sql`
    insert into order_item(order_no, product_id, variant_id, name_en, name_fr, sku, image, unit_cents, num,
      mer_coupon_cents, plat_coupon_cents, freight_cents, pay_cents, tax_category, tax_country, tax_bp, tax_cents)
    select order_no, product_id, variant_id, name_en, name_fr, sku, image, unit, num, mer_coupon, plat_coupon, freight, pay,
      tax_category, tax_country, tax_bp, tax
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as x(order_no text, product_id bigint, variant_id bigint,
      name_en text, name_fr text, sku text, image text, unit int, num int, mer_coupon int, plat_coupon int, freight int, pay int,
      tax_category text, tax_country text, tax_bp int, tax int)`;
};

/** Takes what was bought out of the cart; pieces that were added meanwhile stay. */
export const clearCart = (storeId: number, owner: string, lines: readonly Line[]) => {
  const fromCart = lines.filter(({ cartLineId }) => cartLineId !== null);
  if (fromCart.length === 0) return [];
  const bought = sql`(case variant_id ${sql.join(
    fromCart.map(({ variantId, num }) => sql`when ${variantId} then ${num}::int`),
    sql` `,
  )} end)`;
  const mine = sql`store_id = ${storeId} and owner = ${owner} and variant_id in ${listOf(fromCart.map((line) => line.variantId))}`;
  return [
    sql`delete from cart_line where ${mine} and cart_num <= ${bought}`,
    sql`update cart_line set cart_num = cart_num - ${bought} where ${mine} and cart_num > ${bought}`,
  ];
};
