import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { rows, run } from '../database/tx';
import type { Locale } from '../locale';
import { gatherAttributeWords } from './attribute-words';
import { letterDistance, lettersOf } from './text';
import { nearest, type Word } from './nearest-word';

/** The words that the catalogue knows, most frequent first. */
export interface Vocabulary {
  /** Words of the language that begin so; of the other one when it has none. */
  completions(start: string, locale: Locale, limit: number): string[];
  /**
   * The nearest known word to a mistyped one, or the two that were written as one (`totebag`), with a space between them; the
   * word itself when it is known, begins one, or nothing is near.
   */
  correct(token: string, locale: Locale): string;
  /** True for a word of a name or a keyword. */
  knows(word: string): boolean;
  /** How a word without accents is written. */
  spell(word: string, locale: Locale): string;
  /** The other words of its synonym group, without accents. */
  synonyms(word: string): readonly string[];
}

const keepMs = 600_000;
const maxWords = 60_000;

/** Endings of plurals and of French adjectives: a known word with one of them is no mistake. */
const endings = ['s', 'e', 'es', 'x', 'he', 'hes'];
const isFormOf = (known: ReadonlySet<string>, token: string) =>
  endings.some((ending) => token.endsWith(ending) && known.has(token.slice(0, -ending.length)));

const shortestPart = 3;

/** Two known words that were written as one; undefined when it cannot be read so. */
const apart = (token: string, known: ReadonlySet<string>): string | undefined => {
  for (let at = token.length - shortestPart; at >= shortestPart; at -= 1) {
    const [first, second] = [token.slice(0, at), token.slice(at)];
    const isKnown = (part: string) => known.has(part) || isFormOf(known, part);
    if (isKnown(first) && isKnown(second)) return `${first} ${second}`;
  }
  return undefined;
};

type Lists = Record<Locale, Word[]>;

/** Each piece of it lets whoever waits in between: of 60,000 words all at once would hold the process for 50 ms. */
const build = async (lists: Lists, synonyms: Map<string, string[]>): Promise<Vocabulary> => {
  const inTurn = async <T>(work: () => T): Promise<T> => {
    await setImmediate();
    return work();
  };
  const ownOf = (list: readonly Word[]) => new Set(list.filter(({ count }) => count > 0).map((one) => one.word));
  const spellingOf = (list: readonly Word[]) => new Map(list.map((one) => [one.word, one.shown]));
  const all = await inTurn(() => [...lists.en, ...lists.fr].sort((a, b) => b.count - a.count));
  const known = await inTurn(() => new Set(all.map((one) => one.word)));
  const own = { en: await inTurn(() => ownOf(lists.en)), fr: await inTurn(() => ownOf(lists.fr)) };
  const spelling = { en: await inTurn(() => spellingOf(lists.en)), fr: await inTurn(() => spellingOf(lists.fr)) };
  return {
    completions(start, locale, limit) {
      const startingIn = (one: Locale) => lists[one].filter(({ count, word }) => count > 0 && word.startsWith(start));
      const own = startingIn(locale);
      const found = own.length > 0 ? own : startingIn(locale === 'en' ? 'fr' : 'en');
      return [...new Set(found.map((one) => one.shown))].slice(0, limit);
    },
    knows: (word) => known.has(word),
    correct(token, locale) {
      if (token.length < 3 || /\d/.test(token) || known.has(token) || synonyms.has(token)) return token;
      if (isFormOf(known, token)) return token;
      if (all.some((one) => one.word.startsWith(token))) return token;
      const near = nearest(token, all, own[locale]);
      if (near !== undefined && letterDistance(token, near, 1) === 1) return near;
      return apart(token, known) ?? near ?? token;
    },
    spell: (word, locale) => spelling[locale].get(word) ?? spelling.en.get(word) ?? spelling.fr.get(word) ?? word,
    synonyms: (word) => synonyms.get(word) ?? [],
  };
};

const load = async (storeId: number): Promise<Vocabulary> => {
  const words = await rows(sql<Omit<Word, 'letters'> & { locale: Locale }>`
    select locale, word, shown, count from search_word
    where store_id = ${storeId} order by count desc, word limit ${maxWords}`);
  const groups = await rows(sql<{ word: string; same: string[] }>`
    select lower(f_unaccent(s.word)) as word, array_agg(distinct lower(f_unaccent(other))) as same
    from synonym s, unnest(s.same) as other where s.store_id = ${storeId} group by 1`);
  const of = async (wanted: Locale) => {
    await setImmediate();
    const list = words.filter(({ locale }) => locale === wanted);
    return list.map(({ word, shown, count }) => ({ word, shown, count, letters: lettersOf(word) }));
  };
  return build({ en: await of('en'), fr: await of('fr') }, new Map(groups.map((one) => [one.word, one.same])));
};

/** Reads a store's vocabulary; kept for ten minutes. */
export function createVocabularies(now: () => number = Date.now) {
  const kept = new Map<number, { at: number; words: Promise<Vocabulary> }>();
  return (storeId: number): Promise<Vocabulary> => {
    const found = kept.get(storeId);
    if (found && now() - found.at < keepMs) return found.words;
    const words = load(storeId);
    kept.set(storeId, { at: now(), words });
    words.catch(() => kept.delete(storeId));
    return words;
  };
}

export type Vocabularies = ReturnType<typeof createVocabularies>;

const wordsOf = (locale: Locale) => sql`
  insert into search_word(store_id, locale, word, shown, count)
  select store_id, ${locale}, f_unaccent(shown), mode() within group (order by shown), count(*)
  from (
    select store_id, regexp_split_to_table(lower(${sql.ref(`name_${locale}`)}), '[^[:alnum:]]+') as shown
    from product where listed and on_shelf
  ) as split
  where length(shown) between 3 and 40 group by store_id, f_unaccent(shown)`;

/** Words by which products are found beside their names: known to corrections, never proposed. */
const keywords = sql`
  insert into search_word(store_id, locale, word, shown, count)
  select store_id, locale, f_unaccent(shown), min(shown), 0
  from (
    select store_id, regexp_split_to_table(lower(words), '[^[:alnum:]]+') as shown
    from (
      select distinct store_id, regexp_replace(keywords, '\\S+$', '') as words from product where listed and on_shelf
      union select store_id, value from category, jsonb_each_text(name)
      union select store_id, value from attribute_word union select store_id, value_fr from attribute_word
    ) as texts
  ) as split, unnest(array['en', 'fr']) as locale
  where length(shown) between 3 and 40 group by store_id, locale, f_unaccent(shown)
  on conflict do nothing`;

/** Gathers the words of the catalogue anew. Run after the seed and by night. */
export async function gatherWords(): Promise<void> {
  await run(sql`delete from search_word`);
  await run(wordsOf('en'));
  await run(wordsOf('fr'));
  await gatherAttributeWords();
  await run(keywords);
}
