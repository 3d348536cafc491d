import { type RawBuilder, sql } from 'kysely';
import { rowsShown } from '../../database/tx';
import { type AskedWords, wordsAlone } from '../../search/asked-words';
import { textQuery } from '../../search/text-query';
import { type Asked, conditionOf } from '../catalogue-index/list-filter';

/** Best hits first; where no words were asked, best sellers. On the alias `p`. */
const rankOf = (asked: Pick<Asked, 'text' | 'alike'>): RawBuilder<unknown> => {
  if (asked.text) return sql`ts_rank(p.tsv, ${textQuery(wordsAlone(asked.text))}) desc, p.sales desc, p.id`;
  if (asked.alike) {
    return sql`word_similarity(${asked.alike}, lower(f_unaccent(p.name_en || ' ' || p.name_fr))) desc, p.sales desc, p.id`;
  }
  return sql`p.sales desc, p.id`;
};

/** Ids in the order of relevance, what is sold out last. */
export const rankHits = async (ids: readonly number[], text: AskedWords): Promise<number[]> =>
  (
    await rowsShown(sql<{ id: number }>`
      select p.id from product p where p.id = any(${ids}::bigint[])
      order by p.in_stock desc, ${rankOf({ text })}`)
  ).map(({ id }) => id);

const find = async (asked: Asked, order: RawBuilder<unknown>, limit: number | null): Promise<number[]> => {
  const found = await rowsShown(sql<{ ids: number[] | null }>`
    select array_agg(hit.id) as ids from (
      select p.id from product p where ${conditionOf(asked)} order by ${order} limit ${limit}
    ) as hit`);
  return found[0]?.ids ?? [];
};

/** Ids of what words or a promotion find, best first. @param limit absent: all of them */
export const findHits = (asked: Asked, limit?: number) => find(asked, rankOf(asked), limit ?? null);

/** Ids of the first products that words find, best sellers first; of names alike, those most alike. */
export const findFirst = (asked: Asked, limit: number) =>
  find(asked, asked.alike === undefined ? sql`p.sales desc, p.id` : rankOf(asked), limit);
