/** Cells that a spreadsheet puts on the clipboard, row by row; null: one alone, which a field takes by itself. */
export const pastedCells = (text: string): string[][] | null => {
  const lines = text.replace(/(\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/);
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  return cells.length === 1 && cells[0]?.length === 1 ? null : cells;
};

/** What stands in a column, by the ids of rows. */
type Column = Readonly<Record<number, string>>;

/** A table of fields: ids of its rows from the top down, and its columns from left to right. */
type Grid<Name extends string> = { ids: readonly number[]; columns: readonly Name[] };

/** Columns with pasted cells in them, from one field on to the right and down; what stands over the edge is left out. */
export const withPasted = <Name extends string, Values extends Readonly<Record<Name, Column>>>(
  values: Values,
  { ids, columns }: Grid<Name>,
  at: { id: number; column: Name },
  cells: readonly (readonly string[])[],
): Values => {
  const [firstRow, firstColumn] = [ids.indexOf(at.id), columns.indexOf(at.column)];
  const pasted = (name: Name) => {
    const place = columns.indexOf(name) - firstColumn;
    const rows = ids.slice(firstRow).map((id, down) => [id, place < 0 ? undefined : cells[down]?.[place]] as const);
    return Object.fromEntries(rows.filter(([, cell]) => cell !== undefined));
  };
  return { ...values, ...Object.fromEntries(columns.map((name) => [name, { ...values[name], ...pasted(name) }])) };
};

/** A column that has in each row what the first one has. */
export const filledDown = (column: Column, [first = 0, ...rest]: readonly number[]): Column => ({
  ...column,
  ...Object.fromEntries(rest.map((id) => [id, column[first] ?? ''])),
});
