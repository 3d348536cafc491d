import type { DeskSaleTab, SaleTerms } from '@souk/contract/desk';
import { type RawBuilder, sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import { productCentsNow } from '../../products/buyable';
import type { Scope } from '../desk-ctx';

/** A flash sale as a desk's list shows it. */
export interface ListedSale {
  id: number;
  version: number;
  name: { en: string; fr: string };
  percent: number | null;
  starts_at: Date;
  ends_at: Date;
  products: number;
}

const tabs: Record<DeskSaleTab, (now: Date) => RawBuilder<unknown>> = {
  running: (now) => sql`a.ends_at > ${now}`,
  over: (now) => sql`a.ends_at <= ${now}`,
  all: () => sql`true`,
};

const seen = ({ storeId }: Scope) => sql`from activity a where a.store_id = ${storeId} and a.kind = 'flash'`;

const columns = sql`a.id, a.version, a.name, a.percent, a.starts_at, a.ends_at,
  (select count(*)::int from activity_product x where x.activity_id = a.id) as products`;

/** One page of the flash sales of a store, the newest first, and how many match. */
export async function listSales(
  scope: Scope,
  { tab, q, now }: { tab: DeskSaleTab; q: string; now: Date },
  at: { limit: number; offset: number },
) {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const matches = q ? sql`(a.name ->> 'en' ilike ${like} or a.name ->> 'fr' ilike ${like})` : sql`true`;
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
}

const productColumns = (now: Date) => sql`p.id, p.version, p.name_en, p.name_fr, p.image, p.discount, p.discount_expiry,
  ${productCentsNow(now)} as shown_now`;

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

/** Writes a flash sale that begins now. @returns its id */
export async function insertSale({ storeId }: Scope, terms: SaleTerms, now: Date): Promise<number> {
  const made = await row(sql<{ id: number }>`
    insert into activity(store_id, kind, name, starts_at, ends_at, percent)
    values (${storeId}, 'flash', ${nameOf(terms)}::jsonb, ${now}, ${new Date(terms.endsAt)}, ${terms.percent}) returning id`);
  return made?.id ?? 0;
}

/** Changes a flash sale. @returns its new version; undefined: it was changed meanwhile */
export const updateSale = async (id: number, version: number, terms: SaleTerms): Promise<number | undefined> =>
  (
    await row(sql<{ version: number }>`
      update activity set version = version + 1, name = ${nameOf(terms)}::jsonb, ends_at = ${new Date(terms.endsAt)},
        percent = ${terms.percent}
      where id = ${id} and version = ${version} returning version`)
  )?.version;

/** Ends a flash sale now. @returns whether it was as it was seen */
export const endSale = async (id: number, version: number, now: Date): Promise<boolean> =>
  (await run(sql`
    update activity set ends_at = ${now}, version = version + 1
    where id = ${id} and version = ${version} and ends_at > ${now}`)) > 0;

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

/** Paid pieces of a sale's products and what shoppers paid for them after coupons, without shipping, from its beginning to its end. */
export const figuresOfSale = async ({ storeId }: Scope, { id, starts_at, ends_at }: ListedSale): Promise<SaleFigures> =>
  (await row(sql<SaleFigures>`
    select coalesce(sum(i.num), 0)::int as pieces, coalesce(sum(i.pay_cents - i.freight_cents), 0)::bigint as cents
    from purchase p join merchant_order o on o.purchase_no = p.order_no join order_item i on i.order_no = o.order_no
      join activity_product x on x.product_id = i.product_id and x.activity_id = ${id}
    where p.store_id = ${storeId} and p.state = 'paid' and coalesce(p.paid_at, p.created_at) >= ${starts_at}
      and coalesce(p.paid_at, p.created_at) < ${ends_at}`)) ?? { pieces: 0, cents: 0 };
