const stopWords = new Set(
  'a an the of in on for and with to from by de la le les un une des en et du pour avec au aux sur l d'.split(' '),
);
const maxTokens = 8;

/** Lower case without accents: how words are compared everywhere in search. */
export const plainText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a search that say something: at most eight, without accents. Only letters and digits survive. */
export function tokensOf(text: string): string[] {
  const all = plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, 40));
  const telling = all.filter((word) => !stopWords.has(word));
  return (telling.length > 0 ? telling : all).slice(0, maxTokens);
}

/**
 * How many letters must be changed, added, dropped or swapped to make one word of the other.
 * @returns more than `limit` as soon as that is certain.
 */
export function letterDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_none, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(change, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    if (Math.min(...row) > limit) return limit + 1;
    before = above;
    above = row;
  }
  return above[b.length] ?? limit + 1;
}

/** Which letters a word has, a bit for each; some share one. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

const bitsOf = (number: number): number => {
  let left = number;
  let count = 0;
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
};

/**
 * False when two words are certainly further apart than `limit` by `letterDistance`, which costs a hundred times as much: each change
 * brings one letter that the other word lacks, at most.
 * @param a the `lettersOf` one word @param b those of the other
 */
export const mayBeWithin = (a: number, b: number, limit: number): boolean =>
  bitsOf(a & ~b) <= limit && bitsOf(b & ~a) <= limit;
