import { type RawBuilder, sql } from 'kysely';
import type { AskedWords } from './asked-words';

/** One word: as the beginning of a word, or with its English or French ending changed. */
const wordQuery = (word: string): RawBuilder<unknown> =>
  sql`to_tsquery('simple', ${`'${word}':*`}) || to_tsquery('english', ${`'${word}'`}) || to_tsquery('french', ${`'${word}'`})`;

/** A category as the text index knows it. No shopper can type it: signs are no part of words. */
export const categoryLexeme = (id: number) => `#${id}`;

const categoryQuery = (id: number): RawBuilder<unknown> => sql`${`'${categoryLexeme(id)}'`}::tsquery`;

/** What a search asks the database's text index. */
export const textQuery = ({ words, mode }: AskedWords) =>
  sql`(${sql.join(
    words.map(
      ({ word, same, categories }) =>
        sql`(${sql.join([...[word, ...same].map(wordQuery), ...categories.map(categoryQuery)], sql` || `)})`,
    ),
    mode === 'all' ? sql` && ` : sql` || `,
  )})`;

/** The same asked of names alone, for suggestions: the last word is not finished yet. */
export const nameQuery = (words: readonly string[]) =>
  sql`to_tsquery('simple', ${words.map((word) => `'${word}':*A`).join(' & ')})`;
