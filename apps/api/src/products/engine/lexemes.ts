import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { rowsShown } from '../../database/tx';
import type { AskedWords } from '../../search/asked-words';

/** What a word is in the text index, by the rules of each language; none where the language says nothing by it. */
export interface Stems {
  en: string[];
  fr: string[];
}

export type StemsOf = (word: string) => Stems;

const none: Stems = { en: [], fr: [] };
const keptWords = 20_000;

/** Every word that a search brings along. */
const allWords = (asked: readonly AskedWords[]) => [
  ...new Set(asked.flatMap(({ words }) => words.flatMap(({ word, same }) => [word, ...same]))),
];

/**
 * Asks the database what words become in its text index: the engine holds the same, so that both find the same products. A word is
 * asked for once.
 */
export function createStemmer() {
  const known = new LRUCache<string, Stems>({ max: keptWords });
  return async (asked: readonly AskedWords[]): Promise<StemsOf> => {
    const missing = allWords(asked).filter((word) => !known.has(word));
    const found =
      missing.length === 0
        ? []
        : await rowsShown(sql<Stems & { word: string }>`
            select word, tsvector_to_array(to_tsvector('english', word)) as en,
              tsvector_to_array(to_tsvector('french', word)) as fr
            from unnest(${missing}::text[]) as word`);
    for (const { word, en, fr } of found) known.set(word, { en, fr });
    return (word) => known.get(word) ?? none;
  };
}
