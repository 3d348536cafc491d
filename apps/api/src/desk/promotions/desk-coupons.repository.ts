import type { CouponTermsInput, DeskCouponTab } from '@souk/contract/desk';
import { type RawBuilder, sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import type { Scope } from '../desk-ctx';
import { containsText } from '../contains-text';

/** A coupon as the list of the platform's or a merchant's back office shows it. */
export interface ListedCoupon {
  id: number;
  version: number;
  merchant_id: number | null;
  merchant_name: string | null;
  type: 'general' | 'goods' | 'category';
  name: { en: string; fr: string };
  money_cents: number;
  min_price_cents: number;
  product_ids: number[];
  category_ids: number[];
  is_limited: boolean;
  total: number;
  last_total: number;
  receive_start: Date | null;
  receive_end: Date | null;
  is_fixed_time: boolean;
  use_start: Date | null;
  use_end: Date | null;
  day: number;
  is_active: boolean;
  received: number;
  used: number;
}

const isOver = (now: Date) => sql`(c.receive_end <= ${now} or (c.is_fixed_time and c.use_end <= ${now}))`;

const tabs: Record<DeskCouponTab, (now: Date) => RawBuilder<unknown>> = {
  running: (now) =>
    sql`c.is_active and coalesce(c.receive_start, ${now}) <= ${now} and coalesce(${isOver(now)}, false) = false`,
  coming: (now) => sql`c.is_active and c.receive_start > ${now}`,
  over: (now) => sql`(not c.is_active or ${isOver(now)})`,
  all: () => sql`true`,
};

/** Coupons that a scope sees: the store's and its merchants', or one merchant's. */
const seen = ({ storeId, merchantId }: Scope) => sql`
  from coupon c left join merchant m on m.id = c.merchant_id
  where c.store_id = ${storeId} ${merchantId === null ? sql`` : sql`and c.merchant_id = ${merchantId}`}`;

const columns = sql`c.id, c.version, c.merchant_id, m.name as merchant_name, c.type, c.name, c.money_cents, c.min_price_cents,
  c.product_ids, c.category_ids, c.is_limited, c.total, c.last_total, c.receive_start, c.receive_end, c.is_fixed_time, c.use_start,
  c.use_end, c.day, c.is_active,
  case when c.is_limited then c.total - c.last_total
    else (select count(*)::int from user_coupon u where u.coupon_id = c.id) end as received,
  (select count(*)::int from user_coupon u where u.coupon_id = c.id and u.used_order_no is not null) as used`;

/** One page of the coupons that a scope sees, the newest first, and how many match. */
export async function listCouponsOf(
  scope: Scope,
  { tab, q, now }: { tab: DeskCouponTab; q: string; now: Date },
  at: { limit: number; offset: number },
) {
  const matches = containsText(q, sql`c.name ->> 'en'`, sql`c.name ->> 'fr'`, sql`m.name`);
  const which = sql`${seen(scope)} and ${tabs[tab](now)} and ${matches}`;
  const list = await rows(sql<ListedCoupon>`
    select ${columns} ${which} order by c.created_at desc, c.id desc limit ${at.limit} offset ${at.offset}`);
  const found = await row(sql<{ total: number }>`select count(*)::int as total ${which}`);
  return { list, total: found?.total ?? 0 };
}

/** One coupon that a scope sees, held until the transaction ends where it is about to change; undefined: there is none. */
export const seenCoupon = (scope: Scope, id: number, isHeld = false) =>
  row(sql<ListedCoupon>`select ${columns} ${seen(scope)} and c.id = ${id} ${isHeld ? sql`for update of c` : sql``}`);

/** Names of products that a scope sees, in both languages. */
export const productNames = ({ storeId, merchantId }: Scope, ids: readonly number[]) =>
  rows(sql<{ id: number; name_en: string; name_fr: string }>`
    select id, name_en, name_fr from product
    where id = any(${[...ids]}::bigint[]) and store_id = ${storeId}
      ${merchantId === null ? sql`` : sql`and merchant_id = ${merchantId}`} order by name_en, id`);

/** Whether the store has a category. */
export const hasCategory = async (storeId: number, id: number): Promise<boolean> =>
  (await row(sql`select 1 from category where id = ${id} and store_id = ${storeId} and merged_into is null`)) !==
  undefined;

const types = { all: 'general', products: 'goods', category: 'category' } as const;
const useTypeOf = (merchantId: number | null, scope: CouponTermsInput['scope']) => {
  if (scope === 'products') return 2;
  return merchantId === null ? 3 : 1;
};

const termsOf = (terms: CouponTermsInput) => ({
  name: JSON.stringify({ en: terms.nameEn, fr: terms.nameFr }),
  products: terms.scope === 'products' ? terms.productIds : [],
  categories: terms.scope === 'category' && terms.categoryId !== null ? [terms.categoryId] : [],
});

/** Writes a new coupon of the store, or of a merchant. @returns its id */
export async function insertCoupon(scope: Scope, terms: CouponTermsInput, now: Date): Promise<number> {
  const { name, products, categories } = termsOf(terms);
  const made = await row(sql<{ id: number }>`
    insert into coupon(store_id, merchant_id, use_type, type, name, money_cents, min_price_cents, product_ids, category_ids,
      is_limited, total, last_total, receive_start, receive_end, is_fixed_time, use_start, use_end, day, created_at)
    values (${scope.storeId}, ${scope.merchantId}, ${useTypeOf(scope.merchantId, terms.scope)}, ${types[terms.scope]},
      ${name}::jsonb, ${terms.moneyCents}, ${terms.minCents}, ${products}::bigint[], ${categories}::bigint[],
      ${terms.total !== null}, ${terms.total ?? 0}, ${terms.total ?? 0}, ${terms.receiveStarts}, ${terms.receiveEnds},
      ${terms.days === null}, ${terms.useStarts}, ${terms.useEnds}, ${terms.days ?? 0}, ${now})
    returning id`);
  return made?.id ?? 0;
}

/** Changes a coupon for those who receive it later. @returns its new version; undefined: it was changed meanwhile */
export async function updateCoupon(
  coupon: Pick<ListedCoupon, 'id' | 'merchant_id' | 'received'> & { version: number },
  terms: CouponTermsInput,
): Promise<number | undefined> {
  const { name, products, categories } = termsOf(terms);
  const changed = await row(sql<{ version: number }>`
    update coupon set version = version + 1, use_type = ${useTypeOf(coupon.merchant_id, terms.scope)},
      type = ${types[terms.scope]}, name = ${name}::jsonb, money_cents = ${terms.moneyCents},
      min_price_cents = ${terms.minCents}, product_ids = ${products}::bigint[], category_ids = ${categories}::bigint[],
      is_limited = ${terms.total !== null}, total = ${terms.total ?? 0},
      last_total = ${terms.total === null ? 0 : terms.total - coupon.received}, receive_start = ${terms.receiveStarts},
      receive_end = ${terms.receiveEnds}, is_fixed_time = ${terms.days === null}, use_start = ${terms.useStarts},
      use_end = ${terms.useEnds}, day = ${terms.days ?? 0}
    where id = ${coupon.id} and version = ${coupon.version} returning version`);
  return changed?.version;
}

/** Has a coupon given to nobody any more; whoever holds it can use it. @returns whether it was as it was seen */
export const endCoupon = async (id: number, version: number): Promise<boolean> =>
  (await run(sql`
    update coupon set is_active = false, version = version + 1
    where id = ${id} and version = ${version} and is_active`)) > 0;
