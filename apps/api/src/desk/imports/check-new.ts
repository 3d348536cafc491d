import { type ImportColumn, slugForm } from '@souk/contract/desk';
import { type Change, type Known, type Problem, wantedIn } from './line-cells';
import type { FileLine } from './read-csv';

const longestAddress = 60;
const longestValue = 40;
const mostOptions = 2;
const mostValues = 20;

/** Whether a cell that names no product can be the address of a new one. What reads otherwise is a key, and makes nothing. */
export const isNewAddress = (cell: string): boolean => cell.length <= longestAddress && slugForm.test(cell);

const needed: readonly ImportColumn[] = ['name_en', 'name_fr', 'category', 'price', 'stock'];

/** Parts of a cell that a comma parts. */
export const partsOf = (cell: string | undefined): string[] => (cell ? cell.split(',').map((part) => part.trim()) : []);

const optionProblem = ({ cells }: FileLine): Problem | null => {
  const values = partsOf(cells.variant);
  const others = (['options_en', 'options_fr', 'variant_fr'] as const).map((column) => ({
    column,
    parts: partsOf(cells[column]),
  }));
  if (values.length > mostOptions) return { column: 'variant', why: 'optionsMismatch' };
  for (const { column, parts } of [{ column: 'variant' as const, parts: values }, ...others]) {
    if (parts.length !== values.length) return { column, why: 'optionsMismatch' };
    if (parts.some((part) => part === '' || part.includes('='))) return { column, why: 'optionsMismatch' };
    if (parts.some((part) => part.length > longestValue)) return { column, why: 'tooLong' };
  }
  return null;
};

/**
 * What a line asks for of a product that does not exist yet, and what is wrong with it.
 * @param isTaken whether another product has the address
 * @param isPlatforms at a merchant's desk a product is that merchant's, whatever the file says
 */
export function checkNewLine(
  line: FileLine,
  known: Known,
  { isTaken, isPlatforms }: { isTaken: boolean; isPlatforms: boolean },
): { change: Change; problems: Problem[] } {
  if (isTaken) return { change: {}, problems: [{ column: 'product', why: 'addressTaken' }] };
  const change: Change = {};
  const problems: Problem[] = [];
  const required: readonly ImportColumn[] = isPlatforms ? [...needed, 'merchant'] : needed;
  for (const column of required) if (!line.cells[column]) problems.push({ column, why: 'neededForNew' });
  for (const [column, cell] of Object.entries(line.cells) as [ImportColumn, string][]) {
    if (column === 'product' || column === 'variant' || cell === '' || (column === 'merchant' && !isPlatforms))
      continue;
    const wanted = wantedIn(column, cell, known);
    if (typeof wanted === 'string') problems.push({ column, why: wanted });
    else if (column === 'on_sale' && wanted.cell === 'yes') problems.push({ column, why: 'newOnSale' });
    else change[column] = ['', wanted.cell];
  }
  const wrong = optionProblem(line);
  return { change, problems: wrong ? [...problems, wrong] : problems };
}

/** Notes lines of one new product that call one value by two French names, or have too many values. */
export const checkValues = (lines: readonly (FileLine & { problems: Problem[] })[]): void => {
  const names = new Map<string, { fr: string; line: number }>();
  const counts = new Map<number, Set<string>>();
  for (const line of lines.filter(({ problems }) => problems.length === 0)) {
    const french = partsOf(line.cells.variant_fr);
    for (const [at, value] of partsOf(line.cells.variant).entries()) {
      const before = names.get(`${at}\n${value}`);
      const values = counts.get(at) ?? new Set();
      counts.set(at, values.add(value));
      if (before && before.fr !== french[at])
        line.problems.push({ column: 'variant_fr', why: 'twoTranslations', line: before.line });
      else if (values.size > mostValues) line.problems.push({ column: 'variant', why: 'tooManyValues' });
      if (!before) names.set(`${at}\n${value}`, { fr: french[at] ?? '', line: line.line });
    }
  }
};
