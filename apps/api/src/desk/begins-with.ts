import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a number begins with some signs, by an index of `text_pattern_ops`. Unlike `like`, it needs no plan for each value: `~` comes
 * after every letter and digit.
 */
export const beginsWith = (column: RawBuilder<unknown>, signs: string): RawBuilder<boolean> =>
  sql<boolean>`(${column} ~>=~ ${signs} and ${column} ~<~ ${`${signs}~`})`;
