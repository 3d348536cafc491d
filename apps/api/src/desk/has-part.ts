import { type RawBuilder, sql } from 'kysely';
import { partOf } from '../database/part-of';

/** Letters alone: small, without accents. Indexes of names are written so; the function is immutable. */
const folded = (text: RawBuilder<unknown> | string) => sql`lower(f_unaccent(${text}))`;

/**
 * Whether a text is a part of one of some columns, with or without accents, in small letters or capitals. What stands for other signs in
 * a pattern stands for itself. An empty text is a part of all.
 */
export const hasPart = (q: string, ...columns: RawBuilder<unknown>[]): RawBuilder<boolean> => {
  if (q === '') return sql<boolean>`true`;
  const like = folded(partOf(q));
  return sql<boolean>`(${sql.join(
    columns.map((column) => sql`${folded(column)} like ${like}`),
    sql` or `,
  )})`;
};
