import { priceObstacle } from '@souk/domain/desk';
import { cellsOf, type ColumnName, type FileVariant, productColumns } from './columns';
import type { FileLine } from './read-csv';

/** What is wrong with a line. `line`: another one that it goes against. */
export interface Problem {
  column: ColumnName;
  why:
    | 'cellCount'
    | 'productUnknown'
    | 'variantUnknown'
    | 'twice'
    | 'empty'
    | 'tooLong'
    | 'badAmount'
    | 'badCount'
    | 'badFlag'
    | 'categoryUnknown'
    | 'differs'
    | 'otherLine'
    | 'comparedNotHigher'
    | 'comparedAndDiscount';
  line?: number;
}

/** What a line changes: by column, what was and what is wanted, as the file writes it. */
export type Change = Partial<Record<ColumnName, readonly [before: string, after: string]>>;

export interface CheckedLine extends FileLine {
  variant: FileVariant | null;
  change: Change;
  problems: Problem[];
}

const longest: Partial<Record<ColumnName, number>> = {
  name_en: 120,
  name_fr: 120,
  description_en: 4000,
  description_fr: 4000,
};
const mayBeEmpty: readonly ColumnName[] = ['older_price', 'description_en', 'description_fr'];
const flags: Readonly<Record<string, string>> = {
  yes: 'yes',
  no: 'no',
  oui: 'yes',
  non: 'no',
  true: 'yes',
  false: 'no',
  1: 'yes',
  0: 'no',
};

/** An amount in cents, with a point or a comma; NaN: it is none. */
export const centsIn = (cell: string): number => {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(cell);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : NaN;
};

/** A cell as the file would write it; or what is wrong with it. @param categories slugs that the store has */
const wantedIn = (
  column: ColumnName,
  cell: string,
  categories: ReadonlySet<string>,
): { cell: string } | Problem['why'] => {
  if (cell === '') return mayBeEmpty.includes(column) ? { cell } : 'empty';
  if (cell.length > (longest[column] ?? Infinity)) return 'tooLong';
  if (column === 'price' || column === 'older_price') {
    const cents = centsIn(cell);
    return cents > 0 ? { cell: (cents / 100).toFixed(2) } : 'badAmount';
  }
  if (column === 'stock') return /^\d{1,6}$/.test(cell) ? { cell: String(Number(cell)) } : 'badCount';
  if (column === 'on_sale') return flags[cell.toLowerCase()] ? { cell: flags[cell.toLowerCase()] ?? '' } : 'badFlag';
  if (column === 'category' && !categories.has(cell)) return 'categoryUnknown';
  return { cell };
};

const differencesOf = ({ cells }: FileLine, variant: FileVariant, categories: ReadonlySet<string>) => {
  const now = cellsOf(variant);
  const change: Change = {};
  const problems: Problem[] = [];
  for (const [column, cell] of Object.entries(cells) as [ColumnName, string][]) {
    if (column === 'product' || column === 'variant') continue;
    const wanted = wantedIn(column, cell, categories);
    if (typeof wanted === 'string') problems.push({ column, why: wanted });
    else if (wanted.cell !== now[column]) change[column] = [now[column], wanted.cell];
  }
  return { change, problems };
};

/** Lines of one product that disagree about it. The first line that has it holds. */
const disagreements = (lines: readonly CheckedLine[]) => {
  for (const column of productColumns) {
    const [first, ...rest] = lines.filter(({ cells }) => cells[column] !== undefined);
    for (const line of rest)
      if (first && line.cells[column] !== first.cells[column])
        line.problems.push({ column, why: 'differs', line: first.line });
  }
};

/** Prices of a product as the file wants them, held against the rule of all prices. */
const checkPrices = (lines: readonly CheckedLine[], all: readonly FileVariant[], now: Date) => {
  const [one] = all;
  if (!one || lines.every(({ change }) => !change.price && !change.older_price)) return;
  const variants = all.map((variant) => {
    const change = lines.find((line) => line.variant?.variant_id === variant.variant_id)?.change;
    const compared = change?.older_price?.[1];
    return {
      priceCents: change?.price ? centsIn(change.price[1]) : variant.price_cents,
      comparedCents: compared === undefined ? variant.compared_cents : compared === '' ? null : centsIn(compared),
    };
  });
  const why = priceObstacle({ discount: one.discount, discountEnds: one.discount_expiry, variants }, now);
  if (why !== 'comparedNotHigher' && why !== 'comparedAndDiscount') return;
  for (const line of lines)
    if (line.change.price ?? line.change.older_price) line.problems.push({ column: 'older_price', why });
};

const nameOf = ({ unique_key, sku }: Pick<FileVariant, 'unique_key' | 'sku'>) => `${unique_key}\n${sku}`;

/**
 * Holds lines of a file against the products as they are: what each changes, and what is wrong with it. A product with one wrong
 * line is left out whole.
 * @param known variants of the products that the lines name, of the scope alone
 */
export function checkLines(
  lines: readonly FileLine[],
  known: readonly FileVariant[],
  { categories, now }: { categories: ReadonlySet<string>; now: Date },
): CheckedLine[] {
  const byName = new Map(known.map((variant) => [nameOf(variant), variant]));
  const keys = new Set(known.map(({ unique_key }) => unique_key));
  const firstLines = new Map<string, number>();
  const checked = lines.map((line): CheckedLine => {
    const [key, sku] = [line.cells.product ?? '', line.cells.variant ?? ''];
    const variant = byName.get(`${key}\n${sku}`) ?? null;
    if (!line.hasAll) return { ...line, variant, change: {}, problems: [{ column: 'product', why: 'cellCount' }] };
    if (!keys.has(key))
      return { ...line, variant, change: {}, problems: [{ column: 'product', why: 'productUnknown' }] };
    if (!variant) return { ...line, variant, change: {}, problems: [{ column: 'variant', why: 'variantUnknown' }] };
    const before = firstLines.get(nameOf(variant));
    if (before !== undefined)
      return { ...line, variant, change: {}, problems: [{ column: 'variant', why: 'twice', line: before }] };
    firstLines.set(nameOf(variant), line.line);
    return { ...line, variant, ...differencesOf(line, variant, categories) };
  });
  const byProduct = new Map<string, CheckedLine[]>();
  for (const line of checked) {
    const key = line.cells.product ?? '';
    byProduct.set(key, [...(byProduct.get(key) ?? []), line]);
  }
  const variants = new Map<string, FileVariant[]>();
  for (const variant of known) variants.set(variant.unique_key, [...(variants.get(variant.unique_key) ?? []), variant]);
  for (const [key, own] of byProduct) {
    disagreements(own);
    checkPrices(own, variants.get(key) ?? [], now);
    const wrong = own.find(({ problems }) => problems.length > 0);
    if (!wrong) continue;
    for (const line of own)
      if (line.problems.length === 0 && Object.keys(line.change).length > 0)
        line.problems.push({ column: 'product', why: 'otherLine', line: wrong.line });
  }
  return checked;
}
