import type { MerchantKind } from '@souk/contract';
import { type RawBuilder, sql } from 'kysely';
import { row, rows, rowsShown } from '../database/tx';
import type { Locale } from '../locale';
import { containsPattern } from '../database/like-pattern';

/** A merchant as stored, texts in the reader's language. */
export interface MerchantRow {
  id: number;
  name: string;
  intro: string | null;
  category_id: number | null;
  type_id: number | null;
  is_self: boolean;
  avatar: string;
  banner: string;
  address: string;
  star_level: string;
  review_count: number;
  freight_fee_cents: number;
  freight_free_from_cents: number | null;
  return_days: number;
  collect_num: number;
  service_type: 'h5' | 'message' | 'phone' | 'hotline' | 'email';
  service_link: string;
  service_phone: string;
  service_message: string;
  service_email: string;
  qualification_picture: string[];
  closed_until: Date | null;
  created_at: Date;
  legal_name: string;
  legal_address: string;
  legal_phone: string;
  legal_email: string;
  trade_register: string;
  register_number: string;
  certified_at: Date | null;
  is_followed: boolean;
}

/** What narrows a list of merchants; absent narrows nothing. */
export interface MerchantSearch {
  keywords?: string | undefined;
  categoryId?: number | undefined;
  typeId?: number | undefined;
  isSelf?: boolean | undefined;
}

interface Reader {
  storeId: number;
  locale: Locale;
  userId: string | null;
}

const columns = (reader: Reader) => sql`
  m.id, m.name, coalesce(m.intro->>${reader.locale}, m.intro->>'en') as intro, m.category_id, m.type_id, m.is_self, m.avatar,
  m.banner, m.address, m.star_level, m.review_count, m.freight_fee_cents, m.freight_free_from_cents, m.return_days, m.service_type, m.service_link, m.service_phone, m.service_message,
  m.service_email, m.qualification_picture, m.closed_until, m.created_at,
  m.legal_name, m.legal_address, m.legal_phone, m.legal_email, m.trade_register, m.register_number, m.certified_at,
  m.collect_num + (select count(*) from collect_merchant f where f.merchant_id = m.id) as collect_num,
  exists (select 1 from collect_merchant f where f.merchant_id = m.id and f.user_id = ${reader.userId}) as is_followed`;

const conditionOf = (reader: Reader, search: MerchantSearch): RawBuilder<unknown> => {
  const parts = [sql`m.store_id = ${reader.storeId} and m.is_open`];
  if (search.categoryId !== undefined) parts.push(sql`m.category_id = ${search.categoryId}`);
  if (search.typeId !== undefined) parts.push(sql`m.type_id = ${search.typeId}`);
  if (search.isSelf !== undefined) parts.push(sql`m.is_self = ${search.isSelf}`);
  if (search.keywords) {
    const pattern = containsPattern(search.keywords);
    parts.push(
      sql`f_unaccent(lower(m.name || ' ' || m.keywords || ' ' || m.address || ' ' || m.intro::text)) like f_unaccent(lower(${pattern}))`,
    );
  }
  return sql.join(parts, sql` and `);
};

/** One open merchant of the store; undefined when there is none of that id. */
export const findMerchant = (reader: Reader, id: number) =>
  row(sql<MerchantRow>`select ${columns(reader)} from merchant m where ${conditionOf(reader, {})} and m.id = ${id}`);

/** Merchants that match, best rated first, and how many there are in all. */
export async function findMerchants(reader: Reader, search: MerchantSearch, at: { offset: number; limit: number }) {
  const where = conditionOf(reader, search);
  const counted = await row(sql<{ total: number }>`select count(*)::int as total from merchant m where ${where}`);
  const list = await rows(sql<MerchantRow>`
    select ${columns(reader)} from merchant m where ${where}
    order by m.star_level desc, m.id limit ${at.limit} offset ${at.offset}`);
  return { list, total: counted?.total ?? 0 };
}

/** So many best sellers are looked through for pictures that differ. */
const lookedThrough = 40;

/** For each merchant the ids of what it sells best, at most four, no two with the same picture. */
export async function bestOf(merchantIds: readonly number[]): Promise<Map<number, number[]>> {
  if (merchantIds.length === 0) return new Map();
  const found = await rowsShown(sql<{ merchant_id: number; ids: number[] }>`
    select m.id as merchant_id, array(
      select b.id from (
        select distinct on (p.image) p.id, p.sales from (
          select p.id, p.image, p.sales from product p
          where p.merchant_id = m.id and p.listed and p.on_shelf and p.in_stock order by p.sales desc, p.id limit ${lookedThrough}
        ) p order by p.image, p.sales desc, p.id
      ) b order by b.sales desc, b.id limit 4
    ) as ids from unnest(${merchantIds}::bigint[]) as m(id)`);
  return new Map(found.map((one) => [one.merchant_id, one.ids.map(Number)]));
}

/** The categories that merchants work in, in the order that the owner gave them. */
export const findCategories = (locale: Locale) =>
  rows(sql<{ id: number; name: string }>`
    select id, coalesce(name->>${locale}, name->>'en') as name from merchant_category order by sort, id`);

/** The kinds of merchants as shoppers look for them, with what an applicant chooses in place of a name. */
export const findKinds = async (locale: Locale): Promise<MerchantKind[]> => {
  const kinds = await rows(sql<{ id: number; name: string; choice: string | null }>`
    select id, coalesce(name->>${locale}, name->>'en') as name, nullif(choice->>${locale}, '') as choice
    from merchant_type order by sort, id`);
  return kinds.map(({ choice, ...kind }) => ({ ...kind, ...(choice === null ? {} : { choice }) }));
};
