import { type RawBuilder, sql } from 'kysely';
import type { Vocabulary } from './vocabulary';

/** Words of letters and digits with those that mean the same. */
export interface SearchedText {
  words: readonly { word: string; same: readonly string[] }[];
  mode: 'all' | 'any';
}

/** What a search asks: `all` words must be there, or `any` of them. */
export const searched = (
  words: readonly string[],
  vocabulary: Vocabulary,
  mode: SearchedText['mode'] = 'all',
): SearchedText => ({ mode, words: words.map((word) => ({ word, same: vocabulary.synonyms(word) })) });

/** One word: as the beginning of a word, or with its English or French ending changed. */
const wordQuery = (word: string): RawBuilder<unknown> =>
  sql`to_tsquery('simple', ${`'${word}':*`}) || to_tsquery('english', ${`'${word}'`}) || to_tsquery('french', ${`'${word}'`})`;

/** The same asked of the database's text index, as a `tsquery`. */
export const textQuery = ({ words, mode }: SearchedText) =>
  sql`(${sql.join(
    words.map(({ word, same }) => sql`(${sql.join([word, ...same].map(wordQuery), sql` || `)})`),
    mode === 'all' ? sql` && ` : sql` || `,
  )})`;
