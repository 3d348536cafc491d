import { type RawBuilder, sql } from 'kysely';
import type { Vocabulary } from './vocabulary';

/** One word: as the beginning of a word, or with its English or French ending changed. */
const wordQuery = (word: string): RawBuilder<unknown> =>
  sql`to_tsquery('simple', ${`'${word}':*`}) || to_tsquery('english', ${`'${word}'`}) || to_tsquery('french', ${`'${word}'`})`;

const withSynonyms = (word: string, vocabulary: Vocabulary | null): RawBuilder<unknown> =>
  sql`(${sql.join([word, ...(vocabulary?.synonyms(word) ?? [])].map(wordQuery), sql` || `)})`;

/**
 * What a search asks the text index, from words of letters and digits alone.
 * @param vocabulary whose synonyms count too; null leaves them out.
 * @param mode `all` words must be there, or `any` of them.
 */
export const textQuery = (words: readonly string[], vocabulary: Vocabulary | null, mode: 'all' | 'any' = 'all') =>
  sql`(${sql.join(
    words.map((word) => withSynonyms(word, vocabulary)),
    mode === 'all' ? sql` && ` : sql` || `,
  )})`;

/** The same asked of names alone, for suggestions: the last word is not finished yet. */
export const nameQuery = (words: readonly string[]) =>
  sql`to_tsquery('simple', ${words.map((word) => `'${word}':*A`).join(' & ')})`;
