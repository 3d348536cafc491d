/** Under it a row has its key. No text and no comparison of what is typed sees it: `JSON.stringify` passes symbols over. */
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

const focusIn = (row: Element | null | undefined) => {
  const field = row?.querySelector<HTMLElement>('input:not([type="file"])') ?? row?.querySelector('button');
  field?.focus();
};

type Press = { currentTarget: Element };
const rowAround = ({ currentTarget }: Press) => currentTarget.closest('[data-row]');

/** Keeps the focus in a row whose button goes as it is pressed: the first row cannot be moved up. */
export const stayInRow = (press: Press): void => focusIn(rowAround(press));

/** Leads the focus from a row that is taken out to where the list goes on. Each row has `data-row`; what adds one stands after the last. */
export const leaveRow = (press: Press): void => {
  const row = rowAround(press);
  focusIn(row?.nextElementSibling ?? row?.previousElementSibling);
};
