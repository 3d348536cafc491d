import { type RawBuilder, sql } from 'kysely';
import { rowsShown } from '../database/tx';
import { type Asked, conditionOf } from './shelf/list-filter';

/** Best hits first; where no words were asked, best sellers. On the alias `p`. */
const rankOf = (asked: Asked): RawBuilder<unknown> => {
  if (asked.text) return sql`ts_rank(p.tsv, ${asked.rank ?? asked.text}) desc, p.sales desc, p.id`;
  if (asked.alike) {
    return sql`word_similarity(${asked.alike}, lower(f_unaccent(p.name_en || ' ' || p.name_fr))) desc, p.sales desc, p.id`;
  }
  return sql`p.sales desc, p.id`;
};

/**
 * Ids of what words or a promotion find, best first.
 * @param options.limit absent: all of them. @param options.bySales true leaves relevance aside.
 */
export async function findHits(
  asked: Asked,
  { limit, bySales = false }: { limit?: number; bySales?: boolean } = {},
): Promise<number[]> {
  const order = bySales ? sql`p.sales desc, p.id` : rankOf(asked);
  const found = await rowsShown(sql<{ ids: number[] | null }>`
    select array_agg(hit.id) as ids from (
      select p.id from product p where ${conditionOf(asked)} order by ${order} limit ${limit ?? null}
    ) as hit`);
  return found[0]?.ids ?? [];
}
