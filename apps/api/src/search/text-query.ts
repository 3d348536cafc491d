import { type RawBuilder, sql } from 'kysely';
import type { CategoryTree } from '../categories/category-tree';
import { type CategoryWords, categoryWords } from './category-words';
import type { Vocabulary } from './vocabulary';

/** What counts beside the words themselves: their synonyms, and the categories that they name. */
interface Beside {
  vocabulary: Vocabulary;
  categories: CategoryWords;
}

/** One word: as the beginning of a word, or with its English or French ending changed. */
const wordQuery = (word: string): RawBuilder<unknown> =>
  sql`to_tsquery('simple', ${`'${word}':*`}) || to_tsquery('english', ${`'${word}'`}) || to_tsquery('french', ${`'${word}'`})`;

/** A category as the text index knows it. No shopper can type it: signs are no part of words. */
const categoryQuery = (id: number): RawBuilder<unknown> => sql`${`'#${id}'`}::tsquery`;

const withBeside = (word: string, beside: Beside | null): RawBuilder<unknown> => {
  const same = [word, ...(beside?.vocabulary.synonyms(word) ?? [])];
  const categories = new Set(same.flatMap((one) => beside?.categories(one) ?? []));
  return sql`(${sql.join([...same.map(wordQuery), ...[...categories].map(categoryQuery)], sql` || `)})`;
};

/** What counts beside the words of a search. */
export const besideOf = (words: readonly string[], vocabulary: Vocabulary, tree: CategoryTree): Beside => ({
  vocabulary,
  categories: categoryWords([...words, ...words.flatMap((word) => vocabulary.synonyms(word))], tree),
});

/**
 * What a search asks the text index, from words of letters and digits alone.
 * @param beside what counts too; null leaves it out.
 * @param mode `all` words must be there, or `any` of them.
 */
export const textQuery = (words: readonly string[], beside: Beside | null, mode: 'all' | 'any' = 'all') =>
  sql`(${sql.join(
    words.map((word) => withBeside(word, beside)),
    mode === 'all' ? sql` && ` : sql` || `,
  )})`;

/** The same asked of names alone, for suggestions: the last word is not finished yet. */
export const nameQuery = (words: readonly string[]) =>
  sql`to_tsquery('simple', ${words.map((word) => `'${word}':*A`).join(' & ')})`;
