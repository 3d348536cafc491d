/** A row's key stands under this symbol: `JSON.stringify`, which sends and compares what is typed, passes symbols over. */
const rowKey = Symbol('key of a row');

/** A row of a list that is edited, with what it is known by while it moves and others go. It is not stored. */
export type Row<Thing extends object> = Thing & { readonly [rowKey]: string };

export const keyOf = (row: Row<object>): string => row[rowKey];

/** Things as they are stored, each a row. One that is read anew at the same place has the same key. */
export const rowsOf = <Thing extends object>(things: readonly Thing[]): Row<Thing>[] =>
  things.map((thing, at) => ({ ...thing, [rowKey]: `stored-${at}` }));

/** The things alone, to be sent. */
export const thingsOf = <Thing extends object>(rows: readonly Row<Thing>[]): Thing[] =>
  rows.map(
    ({ [rowKey]: _key, ...thing }) =>
      thing as never /* all of it but its key, which TypeScript cannot say of any Thing */,
  );

let added = 0;

/** A row that somebody adds. */
export const newRow = <Thing extends object>(thing: Thing): Row<Thing> => {
  added += 1;
  return { ...thing, [rowKey]: `new-${added}` };
};

/** A list with one of its rows changed; as it is where that row was taken out meanwhile. */
export const changeRow = <Thing extends object>(rows: readonly Row<Thing>[], key: string, change: Partial<Thing>) =>
  rows.map((row) => (keyOf(row) === key ? { ...row, ...change } : row));

/** A list without one of its rows. */
export const withoutRow = <Thing extends object>(rows: readonly Row<Thing>[], key: string): Row<Thing>[] =>
  rows.filter((row) => keyOf(row) !== key);

/** A list with one of its rows a place earlier. */
export const earlier = <Thing extends object>(rows: readonly Row<Thing>[], key: string): Row<Thing>[] => {
  const at = rows.findIndex((row) => keyOf(row) === key);
  return at < 1 ? [...rows] : [...rows.slice(0, at - 1), rows[at]!, rows[at - 1]!, ...rows.slice(at + 1)];
};
