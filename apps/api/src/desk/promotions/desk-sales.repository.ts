import type { DeskSaleTab, SaleTerms } from '@souk/contract/desk';
import { type RawBuilder, sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import { productCentsNow } from '../../products/buyable';
import type { Scope } from '../desk-ctx';
import { containsText } from '../contains-text';

/** A flash sale as a desk's list shows it. */
export interface ListedSale {
  id: number;
  version: number;
  name: { en: string; fr: string };
  percent: number | null;
  starts_at: Date;
  ends_at: Date;
  /** Its products are not reduced yet: that is done when it begins. */
  is_planned: boolean;
  products: number;
}

const tabs: Record<DeskSaleTab, (now: Date) => RawBuilder<unknown>> = {
  running: (now) => sql`a.starts_at <= ${now} and a.ends_at > ${now} and not a.is_planned`,
  planned: (now) => sql`(a.starts_at > ${now} or a.is_planned) and a.ends_at > ${now}`,
  over: (now) => sql`a.ends_at <= ${now}`,
  all: () => sql`true`,
};

const seen = ({ storeId }: Scope) => sql`from activity a where a.store_id = ${storeId} and a.kind = 'flash'`;

const columns = sql`a.id, a.version, a.name, a.percent, a.starts_at, a.ends_at, a.is_planned,
  (select count(*)::int from activity_product x where x.activity_id = a.id) as products`;

/** One page of the flash sales of a store, the newest first, and how many match. */
export async function listSales(
  scope: Scope,
  { tab, q, now }: { tab: DeskSaleTab; q: string; now: Date },
  at: { limit: number; offset: number },
) {
  const matches = containsText(q, sql`a.name ->> 'en'`, sql`a.name ->> 'fr'`);
  const which = sql`${seen(scope)} and ${tabs[tab](now)} and ${matches}`;
  const list = await rows(sql<ListedSale>`
    select ${columns} ${which} order by a.starts_at desc, a.id desc limit ${at.limit} offset ${at.offset}`);
  const found = await row(sql<{ total: number }>`select count(*)::int as total ${which}`);
  return { list, total: found?.total ?? 0 };
}

/** One flash sale of a store, held until the transaction ends where it is about to change; undefined: there is none. */
export const seenSale = (scope: Scope, id: number, isHeld = false) =>
  row(sql<ListedSale>`select ${columns} ${seen(scope)} and a.id = ${id} ${isHeld ? sql`for update of a` : sql``}`);

/** A product of a sale: its version, what comes off it now and until when. */
export interface SaleProduct {
  id: number;
  version: number;
  name_en: string;
  name_fr: string;
  image: string;
  discount: number;
  discount_expiry: Date | null;
  shown_now: number;
  has_older_price: boolean;
}

const productColumns = (now: Date) => sql`p.id, p.version, p.name_en, p.name_fr, p.image, p.discount, p.discount_expiry,
  ${productCentsNow(now)} as shown_now,
  exists (select from variant v where v.product_id = p.id and v.compared_cents is not null) as has_older_price`;

/** Products of a sale, in their order. */
export const productsOfSale = (saleId: number, now: Date) =>
  rows(sql<SaleProduct>`
    select ${productColumns(now)} from activity_product x join product p on p.id = x.product_id
    where x.activity_id = ${saleId} order by x.sort, p.id`);

/** Products of a store by their ids. */
export const productsById = ({ storeId }: Scope, ids: readonly number[], now: Date) =>
  rows(sql<SaleProduct>`
    select ${productColumns(now)} from product p where p.id = any(${[...ids]}::bigint[]) and p.store_id = ${storeId}
    order by p.id`);

const nameOf = ({ nameEn, nameFr }: SaleTerms) => JSON.stringify({ en: nameEn, fr: nameFr });

/** When a sale begins, and whether that is later. */
export interface Beginning {
  at: Date;
  isPlanned: boolean;
}

/** Writes a flash sale. @returns its id */
export async function insertSale({ storeId }: Scope, terms: SaleTerms, { at, isPlanned }: Beginning): Promise<number> {
  const made = await row(sql<{ id: number }>`
    insert into activity(store_id, kind, name, starts_at, ends_at, percent, is_planned)
    values (${storeId}, 'flash', ${nameOf(terms)}::jsonb, ${at}, ${new Date(terms.endsAt)}, ${terms.percent}, ${isPlanned})
    returning id`);
  return made?.id ?? 0;
}

/** Changes a flash sale. @returns its new version; undefined: it was changed meanwhile */
export const updateSale = async (
  id: number,
  version: number,
  terms: SaleTerms,
  { at, isPlanned }: Beginning,
): Promise<number | undefined> =>
  (
    await row(sql<{ version: number }>`
      update activity set version = version + 1, name = ${nameOf(terms)}::jsonb, starts_at = ${at},
        ends_at = ${new Date(terms.endsAt)}, percent = ${terms.percent}, is_planned = ${isPlanned}
      where id = ${id} and version = ${version} returning version`)
  )?.version;

/** Ends a flash sale now, or calls off one that is planned. @returns whether it was as it was seen */
export const endSale = async (id: number, version: number, now: Date): Promise<boolean> =>
  (await run(sql`
    update activity set starts_at = least(starts_at, ${now}::timestamptz), ends_at = ${now}, is_planned = false, version = version + 1
    where id = ${id} and version = ${version} and ends_at > ${now}`)) > 0;

/** Makes those who choose products of sales wait for each other, until the transaction ends. */
export const lockSales = ({ storeId }: Scope) =>
  run(sql`select pg_advisory_xact_lock(hashtext('sale'), ${storeId}::int)`);

/** A product that is in another sale for a part of some time, with that sale; undefined: none is. @param own the sale that asks; null: a new one */
export const overlapOf = (
  { storeId }: Scope,
  own: number | null,
  { ids, from, until }: { ids: readonly number[]; from: Date; until: Date },
) =>
  row(sql<{ name_en: string; name_fr: string; sale: { en: string; fr: string } }>`
    select p.name_en, p.name_fr, a.name as sale
    from activity_product x join activity a on a.id = x.activity_id join product p on p.id = x.product_id
    where x.product_id = any(${[...ids]}::bigint[]) and a.store_id = ${storeId} and a.kind = 'flash'
      and a.id is distinct from ${own}::bigint and a.starts_at < ${until} and a.ends_at > ${from}
    order by p.id limit 1`);

/** Sets the products of a sale, in their order. */
export async function setProducts(saleId: number, ids: readonly number[]): Promise<void> {
  await run(sql`delete from activity_product where activity_id = ${saleId}`);
  await run(sql`
    insert into activity_product(activity_id, product_id, sort)
    select ${saleId}, x.id, x.at from unnest(${[...ids]}::bigint[]) with ordinality as x(id, at)`);
}

/** What was sold of a sale's products while it ran. */
export interface SaleFigures {
  pieces: number;
  cents: number;
}

/** Paid pieces of the products of sales and what shoppers paid for them after coupons, without shipping, from beginning to end; by sale. */
export async function figuresOfSales({ storeId }: Scope, ids: readonly number[]): Promise<(id: number) => SaleFigures> {
  const found = await rows(sql<SaleFigures & { id: number }>`
    select a.id, sum(i.num)::int as pieces, sum(i.pay_cents - i.freight_cents)::float8 as cents
    from activity a join activity_product x on x.activity_id = a.id join order_item i on i.product_id = x.product_id
      join merchant_order o on o.order_no = i.order_no join purchase p on p.order_no = o.purchase_no
    where a.id = any(${[...ids]}::bigint[]) and p.store_id = ${storeId} and p.state = 'paid'
      and coalesce(p.paid_at, p.created_at) >= a.starts_at and coalesce(p.paid_at, p.created_at) < a.ends_at
    group by a.id`);
  return (id) => found.find((one) => one.id === id) ?? { pieces: 0, cents: 0 };
}

/** Sales that are planned and begin now, in all stores. */
export const dueSales = (now: Date) =>
  rows(sql<{ id: number; version: number }>`
    select id, version from activity where is_planned and starts_at <= ${now} order by id`);

/** A planned sale that begins now, held until the transaction ends, which is planned no more; undefined: there is none. */
export const takeDueSale = (id: number, now: Date) =>
  row(sql<ListedSale & { store_id: number }>`
    update activity a set is_planned = false where id = ${id} and is_planned and starts_at <= ${now}
    returning a.store_id, ${columns}`);

/** Who changed a sale last. */
export const lastHandOf = (id: number) =>
  row(sql<{ sub: string; name: string }>`
    select actor as sub, actor_name as name from audit where subject_type = 'sale' and subject_id = ${String(id)}
    order by id desc limit 1`);
