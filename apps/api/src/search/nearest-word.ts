import { letterDistance, lettersOf, mayBeWithin } from './text';

/** A word of the catalogue. */
export interface Word {
  word: string;
  shown: string;
  count: number;
  /** Its `lettersOf`. */
  letters: number;
}

/** One letter in a short word, two in a long one. */
const allowedDistance = (word: string) => (word.length <= 5 ? 1 : 2);

const shortWord = 3;

/**
 * What a slip leaves as it was: the first and the last letter of a short word, unless two were swapped (`mgu`); one of them
 * where two letters are wrong. Else `red`, which nothing is, would be read as `bed`, and `couteau` as `rouleau`.
 */
const isSlip = (token: string, word: string, distance: number) => {
  const hasFirst = word[0] === token[0];
  const hasLast = word.at(-1) === token.at(-1);
  if (token.length <= shortWord)
    return (hasFirst && hasLast) || (hasFirst && word.length === token.length && isSwap(token, word));
  return distance < 2 || hasFirst;
};

const isSwap = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('');

/** No word that nobody knows is nearer to a known one: one letter is wrong, and the first is right. */
const nearestScore = 1;

/**
 * The known word that somebody meant; undefined when none is near. A store's 60,000 words are looked at within a few milliseconds.
 * @param words most frequent first: of two that are as near, the first
 * @param own words of the shopper's language: of two that are as near, the one they know
 */
export const nearest = (token: string, words: readonly Word[], own: ReadonlySet<string>): string | undefined => {
  const limit = allowedDistance(token);
  const letters = lettersOf(token);
  let best: Word | undefined;
  let bestScore = Infinity;
  for (const word of words) {
    // with another first letter it is a slip of one letter, or none
    const most = word.word[0] === token[0] ? limit : 1;
    if (!mayBeWithin(letters, word.letters, most)) continue;
    const distance = letterDistance(token, word.word, most);
    if (distance > most || !isSlip(token, word.word, distance)) continue;
    if (token.length <= shortWord && !own.has(word.word)) continue;
    const score = distance + (word.word[0] === token[0] ? 0 : 0.5) + (own.has(word.word) ? 0 : 0.25);
    if (score < bestScore) [best, bestScore] = [word, score];
    if (bestScore === nearestScore) break;
  }
  return best?.word;
};
