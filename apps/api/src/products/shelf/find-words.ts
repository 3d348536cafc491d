import type { Shelf } from './shelf';
import { orderOf } from './pick-page';
import type { WordForms } from './words';

/** One word of a search with what means the same. */
export interface WantedWord {
  own: WordForms;
  same: readonly WordForms[];
}

/** What a search asks for, in words that the database understands. */
export interface WordSearch {
  words: readonly WantedWord[];
  /** All of them must be there, or any. */
  mode: 'all' | 'any';
}

/**
 * How much it says that a product holds a word: in its name before among its keywords, as a word before as the beginning
 * of one. What only a synonym finds comes last.
 */
const worth = { name: 8, keyword: 5, nameStart: 4, keywordStart: 2, synonymName: 1, synonym: 0 } as const;

/** Gives rows points; of several points for one word the highest counts. Points are kept one higher: 0 is no hit. */
const createPoints = (size: number) => {
  const points = new Uint8Array(size);
  return {
    points,
    give(rows: readonly number[], worth: number) {
      for (const row of rows) if ((points[row] ?? 0) <= worth) points[row] = worth + 1;
    },
  };
};

const wordPoints = ({ words, ids }: Shelf, { own, same }: WantedWord): Uint8Array => {
  const { points, give } = createPoints(ids.length);
  for (const word of own.whole) {
    give(words.whole('named', word), worth.name);
    give(words.whole('told', word), worth.keyword);
  }
  for (const rows of words.starting('named', own.start)) give(rows, worth.nameStart);
  for (const rows of words.starting('told', own.start)) give(rows, worth.keywordStart);
  for (const other of same) {
    for (const word of other.whole) {
      give(words.whole('named', word), worth.synonymName);
      give(words.whole('told', word), worth.synonym);
    }
  }
  return points;
};

/** Points of all words together by row; 0 where the search finds nothing. */
const pointsOf = (shelf: Shelf, { words, mode }: WordSearch): Uint16Array => {
  const sum = new Uint16Array(shelf.ids.length);
  for (const [at, word] of words.entries()) {
    const points = wordPoints(shelf, word);
    for (let row = 0; row < sum.length; row += 1) {
      const [before, here] = [sum[row] ?? 0, points[row] ?? 0];
      const isMissed = mode === 'all' && (here === 0 || (at > 0 && before === 0));
      sum[row] = isMissed ? 0 : before + here;
    }
  }
  return sum;
};

/** Ids of what words find, best first; best sellers first among what fits alike. */
export function findWords(shelf: Shelf, search: WordSearch): number[] {
  const points = pointsOf(shelf, search);
  const byPoints: number[][] = [];
  for (const row of orderOf(shelf, 'sales')) {
    const here = points[row] ?? 0;
    if (here > 0 && shelf.isOn[row]) (byPoints[here] ??= []).push(shelf.ids[row] ?? 0);
  }
  return byPoints.reverse().flatMap((ids) => ids ?? []);
}

/** Best sellers among products whose name holds a word for each of these beginnings. */
export function findNames(shelf: Shelf, starts: readonly string[], limit: number): number[] {
  const seen = new Uint8Array(shelf.ids.length);
  for (const [at, start] of starts.entries())
    for (const rows of shelf.words.starting('named', start))
      for (const row of rows) if (seen[row] === at) seen[row] = at + 1;
  const found: number[] = [];
  for (const row of orderOf(shelf, 'sales')) {
    if (seen[row] !== starts.length || !shelf.isOn[row]) continue;
    if (found.push(shelf.ids[row] ?? 0) === limit) break;
  }
  return found;
}
