import type {
  DeskMerchantCategory,
  DeskMerchantKind,
  MerchantCategoryWords,
  MerchantKindWords,
} from '@souk/contract/desk';
import { sql } from 'kysely';
import { rows, run } from '../../database/tx';

/** Kinds of merchants, or categories they work in. */
export type KindList = 'types' | 'categories';

const tableOf = { types: sql.table('merchant_type'), categories: sql.table('merchant_category') };
const columnOf = { types: sql.ref('type_id'), categories: sql.ref('category_id') };

/** Merchants and applications of all stores: they share both lists. */
const countsIn = (table: 'merchant' | 'merchant_application', list: KindList) => sql`
  (select ${columnOf[list]} as kind, count(*)::int as num from ${sql.table(table)} group by 1)`;

const stored = sql`k.id, k.name->>'en' as en, coalesce(k.name->>'fr', k.name->>'en') as fr,
  coalesce(m.num, 0) as merchants, coalesce(a.num, 0) as applications`;
const inOrder = (list: KindList) => sql`from ${tableOf[list]} k
  left join ${countsIn('merchant', list)} m on m.kind = k.id
  left join ${countsIn('merchant_application', list)} a on a.kind = k.id order by k.sort, k.id`;

/** Kinds of merchants in their order, with how many merchants and applications have each. */
export const readTypes = () =>
  rows(sql<DeskMerchantKind>`
    select ${stored}, coalesce(k.choice->>'en', '') as "choiceEn", coalesce(k.choice->>'fr', '') as "choiceFr" ${inOrder('types')}`);

/** Categories that merchants work in, the same. */
export const readCategories = () => rows(sql<DeskMerchantCategory>`select ${stored} ${inOrder('categories')}`);

/** Holds both lists until the transaction ends: whoever saves them meanwhile waits, and so does an application that names one. */
export async function lockKinds(): Promise<void> {
  for (const table of Object.values(tableOf)) await run(sql`select 1 from ${table} order by id for update`);
}

export const removeKind = (list: KindList, id: number) => run(sql`delete from ${tableOf[list]} where id = ${id}`);

const textOf = (words: { en: string; fr: string }) => sql`${JSON.stringify(words)}::jsonb`;

/** Writes a kind at its place; `id` null: a new one. */
export async function writeType({ id, en, fr, choiceEn, choiceFr }: MerchantKindWords, sort: number): Promise<void> {
  const [name, choice] = [textOf({ en, fr }), textOf({ en: choiceEn, fr: choiceFr })];
  if (id === null) await run(sql`insert into merchant_type(name, choice, sort) values (${name}, ${choice}, ${sort})`);
  else await run(sql`update merchant_type set name = ${name}, choice = ${choice}, sort = ${sort} where id = ${id}`);
}

/** Writes a category at its place; `id` null: a new one. */
export async function writeCategory({ id, en, fr }: MerchantCategoryWords, sort: number): Promise<void> {
  if (id === null) await run(sql`insert into merchant_category(name, sort) values (${textOf({ en, fr })}, ${sort})`);
  else await run(sql`update merchant_category set name = ${textOf({ en, fr })}, sort = ${sort} where id = ${id}`);
}
