import { stringify } from 'csv-stringify/sync';

/** What makes a spreadsheet run a cell: CSV injection. Source: OWASP ASVS 1.2.10, and the full-width signs that some take as well. */
const formula = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const escapedFormula = /^''*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text as a cell that no spreadsheet runs: with an apostrophe before what would be a formula. */
export const escapedCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text of a cell that `escapedCell` has written. */
export const unescapedCell = (cell: string): string => (escapedFormula.test(cell) ? cell.slice(1) : cell);

/** A text, a count, or an amount: dollars with a point, below zero as well. */
export type CsvCell = string | number | { cents: number };

const writtenCell = (cell: CsvCell): string => {
  if (typeof cell === 'string') return escapedCell(cell);
  return typeof cell === 'number' ? String(cell) : (cell.cents / 100).toFixed(2);
};

/**
 * Writes lines as CSV that a spreadsheet opens and never runs: UTF-8 with a byte order mark, a comma between cells, `\n` at each line's end.
 * The one writer of the desks' files.
 */
export const csvOf = (columns: readonly string[], lines: readonly (readonly CsvCell[])[]): string =>
  stringify(
    lines.map((line) => line.map(writtenCell)),
    { header: true, columns: [...columns], bom: true },
  );
