/** The words of a product as the database made them, without accents and endings, parted by blanks. */
export interface ShelfWords {
  /** Of its names. */
  named: string;
  /** Of what else it is found by: category, merchant, material, number. */
  told: string;
}

/** A word that is searched for: its beginning as typed, and the forms that the database gives it. */
export interface WordForms {
  start: string;
  whole: readonly string[];
}

type Field = keyof ShelfWords;

const fields: readonly Field[] = ['named', 'told'];
const partsOf = (text: string) => (text === '' ? [] : text.split(' '));

/** The first place in a sorted list whose text does not come before `start`. */
const placeOf = (sorted: readonly string[], start: string) => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Rows by the words that they hold. */
const createField = () => {
  const rows = new Map<string, number[]>();
  let sorted: string[] = [];
  const inOrder = () => {
    if (sorted.length !== rows.size) sorted = [...rows.keys()].sort();
    return sorted;
  };
  return {
    add(word: string, row: number) {
      const known = rows.get(word);
      if (known) known.push(row);
      else rows.set(word, [row]);
    },
    remove(word: string, row: number) {
      const known = rows.get(word) ?? [];
      const at = known.indexOf(row);
      if (at >= 0) known.splice(at, 1);
    },
    whole: (word: string): readonly number[] => rows.get(word) ?? [],
    /** The rows of each word that begins so. */
    *starting(start: string): Generator<readonly number[]> {
      const list = inOrder();
      for (let at = placeOf(list, start); list[at]?.startsWith(start); at += 1) yield rows.get(list[at] ?? '') ?? [];
    },
  };
};

/**
 * Which row holds which word. The database makes the words and says what a search means by its own dictionaries; this
 * keeps them where a word that ten thousand products share is looked up without reading ten thousand of them.
 */
export function createShelfWords() {
  const filed: ShelfWords[] = [];
  const index = { named: createField(), told: createField() };

  return {
    put(row: number, words: ShelfWords) {
      const before = filed[row];
      for (const field of fields) {
        if (before?.[field] === words[field]) continue;
        for (const word of partsOf(before?.[field] ?? '')) index[field].remove(word, row);
        for (const word of partsOf(words[field])) index[field].add(word, row);
      }
      filed[row] = words;
    },
    whole: (field: Field, word: string) => index[field].whole(word),
    starting: (field: Field, start: string) => index[field].starting(start),
  };
}

export type WordIndex = ReturnType<typeof createShelfWords>;
