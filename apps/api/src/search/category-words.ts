import type { CategoryTree } from '../categories/category-tree';
import { tokensOf } from './text';

/** What else finds what a word finds: for each word of a search, the categories that it names. */
export type CategoryWords = (word: string) => readonly number[];

/** A word without the endings that plurals have in English and French: `luminaires` and `luminaire` are one. */
const stem = (word: string) =>
  word
    .replace(/(?:(?<=u)x|(?<!s)s)$/, '')
    .replace(/y$/, 'i')
    .replace(/e$/, '');

const leafLevel = 3;
/** From how many letters on the beginning of a category's name names it: `decor`. */
const fewestLetters = 4;

/**
 * The categories that a search names in either language. One that holds products is named by any word of its name
 * (`cups` of "Mugs & cups"); one above it only by its whole name, else `verres` would find all "Verres et tasses".
 * @param words what is searched for, synonyms among them.
 * Source: S3.
 */
export function categoryWords(words: readonly string[], tree: CategoryTree): CategoryWords {
  const asked = words.map((word) => ({ word, stem: stem(word) }));
  const found = new Map<string, Set<number>>();
  const naming = (part: string) =>
    asked.filter((one) => one.stem === part || (one.stem.length >= fewestLetters && part.startsWith(one.stem)));
  for (const { id, level, name } of tree.all) {
    for (const text of new Set(Object.values(name))) {
      const parts = tokensOf(text).map((part) => naming(stem(part)));
      if (level < leafLevel && parts.some((part) => part.length === 0)) continue;
      for (const { word } of parts.flat()) found.set(word, (found.get(word) ?? new Set()).add(id));
    }
  }
  return (word) => [...(found.get(word) ?? [])];
}
