import type { DeskMerchantKind, MerchantKindWords } from '@souk/contract/desk';
import { sql } from 'kysely';
import { rows, run } from '../../database/tx';

/** Kinds of merchants, or categories they work in. */
export type KindList = 'types' | 'categories';

const tableOf = { types: sql.table('merchant_type'), categories: sql.table('merchant_category') };
const columnOf = { types: sql.ref('type_id'), categories: sql.ref('category_id') };

/** Merchants and applications of all stores: they share both lists. */
const countsIn = (table: 'merchant' | 'merchant_application', list: KindList) => sql`
  (select ${columnOf[list]} as kind, count(*)::int as num from ${sql.table(table)} group by 1)`;

/** One list in its order, with how many merchants and applications have each. */
export const readKinds = (list: KindList) =>
  rows(sql<DeskMerchantKind>`
    select k.id, k.name->>'en' as en, coalesce(k.name->>'fr', k.name->>'en') as fr,
      coalesce(m.num, 0) as merchants, coalesce(a.num, 0) as applications
    from ${tableOf[list]} k left join ${countsIn('merchant', list)} m on m.kind = k.id
      left join ${countsIn('merchant_application', list)} a on a.kind = k.id
    order by k.sort, k.id`);

/** Holds both lists until the transaction ends: whoever saves them meanwhile waits, and so does an application that names one. */
export async function lockKinds(): Promise<void> {
  for (const table of Object.values(tableOf)) await run(sql`select 1 from ${table} order by id for update`);
}

export const removeKind = (list: KindList, id: number) => run(sql`delete from ${tableOf[list]} where id = ${id}`);

/** Writes one at its place; `id` null: a new one. */
export async function writeKind(list: KindList, { id, en, fr }: MerchantKindWords, sort: number): Promise<void> {
  const name = sql`${JSON.stringify({ en, fr })}::jsonb`;
  if (id === null) await run(sql`insert into ${tableOf[list]}(name, sort) values (${name}, ${sort})`);
  else await run(sql`update ${tableOf[list]} set name = ${name}, sort = ${sort} where id = ${id}`);
}
