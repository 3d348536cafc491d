import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from '../database/like-pattern';

/** Letters alone: small, without accents. Indexes of names are written so; the function is immutable. */
const folded = (text: RawBuilder<unknown> | string) => sql`lower(f_unaccent(${text}))`;

/**
 * An SQL condition: at least one of the columns contains the text `q`, whatever the accents and capitals of either. `%` and `_` in `q` are
 * letters like others. Every row contains an empty `q`.
 */
export const containsText = (q: string, ...columns: RawBuilder<unknown>[]): RawBuilder<boolean> => {
  if (q === '') return sql<boolean>`true`;
  const like = folded(containsPattern(q));
  return sql<boolean>`(${sql.join(
    columns.map((column) => sql`${folded(column)} like ${like}`),
    sql` or `,
  )})`;
};
