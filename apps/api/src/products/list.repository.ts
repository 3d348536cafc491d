import type { ProductSort } from '@souk/contract';
import { type RawBuilder, sql } from 'kysely';
import { rows } from '../database/tx';
import { conditionOf, type ListFilter } from './list-filter';

const orders: Record<Exclude<ProductSort, 'relevance'>, RawBuilder<unknown>> = {
  priceAsc: sql`p.shown_cents, p.id`,
  priceDesc: sql`p.shown_cents desc, p.id`,
  newest: sql`p.created_at desc, p.id`,
  rating: sql`p.rating desc, p.review_count desc, p.id`,
  sales: sql`p.sales desc, p.id`,
};

/** How a list is ordered, on the alias `p`. */
export const orderOf = (filter: ListFilter, sort: ProductSort): RawBuilder<unknown> => {
  if (sort !== 'relevance') return orders[sort];
  if (filter.text) return sql`ts_rank(p.tsv, ${filter.rank ?? filter.text}) desc, p.sales desc, p.id`;
  if (filter.alike) {
    return sql`word_similarity(${filter.alike}, lower(f_unaccent(p.name_en || ' ' || p.name_fr))) desc, p.sales desc, p.id`;
  }
  return orders.sales;
};

/** Ids of one page of a list, in its order. */
export async function findPage(
  filter: ListFilter,
  at: { sort: ProductSort; offset: number; limit: number },
): Promise<number[]> {
  const found = await rows(sql<{ id: number }>`
    select p.id from product p where ${conditionOf(filter)}
    order by ${orderOf(filter, at.sort)} limit ${at.limit} offset ${at.offset}`);
  return found.map((one) => one.id);
}
