import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { rows } from '../database/tx';
import type { WantedWord, WordSearch } from '../products/shelf/find-words';
import type { WordForms } from '../products/shelf/words';
import type { SearchedText } from './text-query';

const kept = 5_000;

/** What the database's dictionaries make of words: English and French forms, and the word itself without accents. */
const read = (words: readonly string[]) =>
  rows(sql<{ word: string; start: string; whole: string[] }>`
    select word, f_unaccent(word) as start, array(
      select distinct unnest(
        f_unaccent(word) || tsvector_to_array(to_tsvector('english', f_unaccent(word))) ||
        tsvector_to_array(to_tsvector('french', f_unaccent(word))))) as whole
    from unnest(${words}::text[]) as word`);

/** Turns searched words into what the database calls them; each word is asked once. */
export function createLexemes() {
  const known = new LRUCache<string, WordForms>({ max: kept });

  const learn = async (words: readonly string[]) => {
    const unknown = [...new Set(words)].filter((word) => !known.has(word));
    if (unknown.length === 0) return;
    for (const { word, ...wanted } of await read(unknown)) known.set(word, wanted);
  };
  const wanted = (word: string): WordForms => known.get(word) ?? { start: word, whole: [word] };

  return async ({ words, mode }: SearchedText): Promise<WordSearch> => {
    await learn(words.flatMap(({ word, same }) => [word, ...same]));
    const one = ({ word, same }: SearchedText['words'][number]): WantedWord => ({
      own: wanted(word),
      same: same.map(wanted),
    });
    return { words: words.map(one), mode };
  };
}

export type Lexemes = ReturnType<typeof createLexemes>;
