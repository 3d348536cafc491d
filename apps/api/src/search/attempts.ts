import type { CategoryTree } from '../categories/category-tree';
import type { Locale } from '../locale';
import { type AskedWords, askWords, besideOf } from './asked-words';
import { plainText, tokensOf } from './text';
import type { Vocabulary } from './vocabulary';

/** What a search asks of a list of products. */
export interface TextFilter {
  /** What is searched for in names, keywords and categories. All of these absent: everything. */
  text?: AskedWords;
  /** The same asked of descriptions, for a search that names and keywords did not answer. */
  body?: AskedWords;
  /** Beginnings of words that a name must have all, for suggestions. */
  names?: readonly string[];
  /** Names alike to this text, for a search that words did not answer. */
  alike?: string;
}

/** One way to understand a search. */
export interface Attempt {
  narrow: TextFilter;
  /** The spelling that was tried instead; null when the words are as typed. */
  corrected: string | null;
  /** Found are products that hold some of the words, since none holds them all. */
  isSome?: true;
  /** Tells attempts apart where answers are kept. */
  key: string;
}

/** Neighbours that are one word to the catalogue, put together: "head phones". */
const joined = (words: readonly string[], { knows }: Vocabulary): string[] =>
  words.reduce<string[]>((before, word) => {
    const last = before.at(-1);
    return last !== undefined && knows(last + word) ? [...before.slice(0, -1), last + word] : [...before, word];
  }, []);

/**
 * What to try, one after the other until something is found: the likely spelling of words that nobody knows; the words as
 * typed, with words that belong together as one; in descriptions; any of the words; names that look alike. Source: S2, S3, S4.
 */
export function attemptsFor(
  title: string,
  { vocabulary, tree, locale }: { vocabulary: Vocabulary; tree: CategoryTree; locale: Locale },
): Attempt[] {
  const typed = tokensOf(title);
  const alike: Attempt = { narrow: { alike: plainText(title) }, corrected: null, key: `~${plainText(title)}` };
  if (typed.length === 0) return [alike];
  const fixed = typed.flatMap((token) => vocabulary.correct(token, locale).split(' '));
  const isFixed = fixed.join(' ') !== typed.join(' ');
  const corrected = isFixed ? fixed.map((word) => vocabulary.spell(word, locale)).join(' ') : null;
  const words = (list: readonly string[], mode: AskedWords['mode']) => ({
    text: askWords(list, besideOf(list, vocabulary, tree), mode),
  });
  const all: Attempt = { narrow: words(typed, 'all'), corrected: null, key: typed.join('&') };
  const spelled: Attempt = { narrow: words(fixed, 'all'), corrected, key: fixed.join('&') };
  const described: Attempt = {
    narrow: { body: askWords(typed, { vocabulary, categories: () => [] }) },
    corrected: null,
    key: `#${typed.join('&')}`,
  };
  const any: Attempt = { narrow: words(fixed, 'any'), corrected, isSome: true, key: fixed.join('|') };
  const together = joined(typed, vocabulary);
  const asOne: Attempt[] =
    together.length < typed.length
      ? [{ narrow: words(together, 'all'), corrected: null, key: together.join('&') }]
      : [];
  // an unknown word's stem may be another word's: its likely spelling comes first
  const first = isFixed ? [spelled, all, ...asOne, described] : [all, ...asOne, described];
  return [...first, ...(typed.length > 1 ? [any] : []), alike];
}
