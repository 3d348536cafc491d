import { type RawBuilder, sql } from 'kysely';
import { rows } from '../database/tx';
import { type Asked, conditionOf } from './list-filter';

/** Best hits first; where no words were asked, best sellers. On the alias `p`. */
const rankOf = (asked: Asked): RawBuilder<unknown> => {
  if (asked.alike) {
    return sql`word_similarity(${asked.alike}, lower(f_unaccent(p.name_en || ' ' || p.name_fr))) desc, p.sales desc, p.id`;
  }
  return sql`p.sales desc, p.id`;
};

/**
 * Ids of what descriptions, likeness or a promotion find, best first.
 * @param limit absent: all of them.
 */
export async function findHits(asked: Asked, limit?: number): Promise<number[]> {
  const found = await rows(sql<{ ids: number[] | null }>`
    select array_agg(hit.id) as ids from (
      select p.id from product p where ${conditionOf(asked)} order by ${rankOf(asked)} limit ${limit ?? null}
    ) as hit`);
  return found[0]?.ids ?? [];
}
