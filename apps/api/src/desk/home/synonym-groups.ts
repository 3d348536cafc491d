/** Words that mean the same, as they are stored: each word with the others. */
export interface SynonymRow {
  word: string;
  same: readonly string[];
}

/** Joins groups that share a word, whatever its capitals; each word once, in the order in which it came. */
export const joinGroups = (groups: readonly (readonly string[])[]): string[][] => {
  const joined: Map<string, string>[] = [];
  for (const group of groups) {
    const words = new Map(group.map((word) => [word.toLowerCase(), word]));
    const touched = joined.filter((other) => [...words.keys()].some((key) => other.has(key)));
    const into = touched[0] ?? new Map<string, string>();
    if (touched.length === 0) joined.push(into);
    for (const other of [...touched.slice(1), words]) {
      for (const [key, word] of other) if (!into.has(key)) into.set(key, word);
      if (other !== words) joined.splice(joined.indexOf(other), 1);
    }
  }
  return joined.map((words) => [...words.values()]).filter(({ length }) => length > 1);
};

/** The groups of stored rows. */
export const groupsOf = (stored: readonly SynonymRow[]): string[][] =>
  joinGroups(stored.map(({ word, same }) => [word, ...same]));

/** Groups as rows to store. */
export const rowsOf = (groups: readonly (readonly string[])[]): SynonymRow[] =>
  joinGroups(groups).flatMap((group) => group.map((word) => ({ word, same: group.filter((other) => other !== word) })));
