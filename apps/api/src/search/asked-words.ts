import type { CategoryTree } from '../categories/category-tree';
import { type CategoryWords, categoryWords } from './category-words';
import type { Vocabulary } from './vocabulary';

/** One word of a search, and what counts as well as it. */
interface AskedWord {
  word: string;
  /** Its synonyms. */
  same: readonly string[];
  /** Categories that it or they name. */
  categories: readonly number[];
}

/** What a search asks of texts, as whoever searches them understands it. */
export interface AskedWords {
  words: readonly AskedWord[];
  /** `all` words must be there, or `any` of them. */
  mode: 'all' | 'any';
}

/** What counts beside the words themselves: their synonyms, and the categories that they name. */
interface Beside {
  vocabulary: Vocabulary;
  categories: CategoryWords;
}

/** What counts beside the words of a search. */
export const besideOf = (words: readonly string[], vocabulary: Vocabulary, tree: CategoryTree): Beside => ({
  vocabulary,
  categories: categoryWords([...words, ...words.flatMap((word) => vocabulary.synonyms(word))], tree),
});

const withBeside = (word: string, beside: Beside): AskedWord => {
  const same = beside.vocabulary.synonyms(word);
  const categories = new Set([word, ...same].flatMap((one) => beside.categories(one)));
  return { word, same, categories: [...categories] };
};

/** What a search asks, from words of letters and digits alone. */
export const askWords = (words: readonly string[], beside: Beside, mode: AskedWords['mode'] = 'all'): AskedWords => ({
  words: words.map((word) => withBeside(word, beside)),
  mode,
});

/** The words alone, by which hits are ranked: a synonym comes after what was asked for. */
export const wordsAlone = ({ words, mode }: AskedWords): AskedWords => ({
  words: words.map(({ word }) => ({ word, same: [], categories: [] })),
  mode,
});
