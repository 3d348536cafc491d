import type { ImportColumn } from '@souk/contract/desk';
import { priceObstacle } from '@souk/domain/desk';
import { checkNewLine, checkValues, isNewAddress, partsOf } from './check-new';
import { cellsOf, type FileVariant, fixedColumns, productColumns } from './columns';
import { centsIn, type Change, type Known, type Problem, wantedIn } from './line-cells';
import type { FileLine } from './read-csv';
import { createTurns } from './turns';

export interface CheckedLine extends FileLine {
  /** Null: there is no such variant, or there will be. */
  variant: FileVariant | null;
  /** Of a product that does not exist yet. */
  isNew: boolean;
  change: Change;
  problems: Problem[];
}

/** What lines are held against, beside the products that they name. */
export interface Place extends Known {
  /** Addresses that products of the store have, whoever's they are. */
  taken: ReadonlySet<string>;
  /** At a merchant's desk every product is that merchant's. */
  isPlatforms: boolean;
  now: Date;
}

/** A list as the store writes it: `White, S` is `White,S`. */
const joined = (cell: string | undefined) => partsOf(cell).join(',');

const isFixed = (column: ImportColumn) => (fixedColumns as readonly string[]).includes(column);

const differencesOf = ({ cells }: FileLine, variant: FileVariant, place: Place) => {
  const now = cellsOf(variant);
  const change: Change = {};
  const problems: Problem[] = [];
  for (const [column, cell] of Object.entries(cells) as [ImportColumn, string][]) {
    if (column === 'product' || column === 'variant' || (column === 'merchant' && !place.isPlatforms)) continue;
    if (isFixed(column)) {
      if (cell !== '' && joined(cell) !== joined(now[column])) problems.push({ column, why: 'fixed' });
      continue;
    }
    // Empty it leaves a product as it is, a new one off sale: the same file can be read twice.
    if (column === 'on_sale' && cell === '') continue;
    const wanted = wantedIn(column, cell, place);
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

const wantedCompared = (change: Change | undefined, before: number | null) => {
  const compared = change?.older_price?.[1];
  if (compared === undefined) return before;
  return compared === '' ? null : centsIn(compared);
};

/** Prices of a product as the file wants them, held against the rule of all prices. */
const checkPrices = (lines: readonly CheckedLine[], all: readonly FileVariant[], now: Date) => {
  const priced = lines.filter(({ change }) => change.price ?? change.older_price);
  if (priced.length === 0) return;
  const [one] = all;
  const old = all.map((variant) => {
    const change = lines.find((line) => line.variant?.variant_id === variant.variant_id)?.change;
    return {
      priceCents: change?.price ? centsIn(change.price[1]) : variant.price_cents,
      comparedCents: wantedCompared(change, variant.compared_cents),
    };
  });
  const made = priced
    .filter(({ isNew, change }) => isNew && change.price)
    .map(({ change }) => ({
      priceCents: centsIn(change.price?.[1] ?? ''),
      comparedCents: wantedCompared(change, null),
    }));
  const offer = { discount: one?.discount ?? 0, discountEnds: one?.discount_expiry ?? null };
  const why = priceObstacle({ ...offer, variants: [...old, ...made] }, now);
  if (why !== 'comparedNotHigher' && why !== 'comparedAndDiscount') return;
  for (const line of priced) line.problems.push({ column: 'older_price', why });
};

/** Everything of one product: by its key, which its addresses stand for as well, old ones too. */
const createIndex = (known: readonly FileVariant[]) => {
  const keys = new Map<string, string>();
  const variants = new Map<string, FileVariant[]>();
  for (const variant of known) {
    for (const name of [variant.unique_key, variant.slug, ...variant.old_slugs]) keys.set(name, variant.unique_key);
    const own = variants.get(variant.unique_key);
    if (own) own.push(variant);
    else variants.set(variant.unique_key, [variant]);
  }
  return { keyOf: (cell: string) => keys.get(cell), variantsOf: (key: string) => variants.get(key) ?? [] };
};

const checkLine = (line: FileLine, index: ReturnType<typeof createIndex>, place: Place): CheckedLine => {
  const [cell, sku] = [line.cells.product ?? '', joined(line.cells.variant)];
  const key = index.keyOf(cell);
  const bad = (column: ImportColumn, why: Problem['why']): CheckedLine => ({
    ...line,
    variant: null,
    isNew: false,
    change: {},
    problems: [{ column, why }],
  });
  if (!line.hasAll) return bad('product', 'cellCount');
  if (key === undefined) {
    if (!isNewAddress(cell)) return bad('product', 'productUnknown');
    const asked = checkNewLine(line, place, { isTaken: place.taken.has(cell), isPlatforms: place.isPlatforms });
    return { ...line, variant: null, isNew: true, ...asked };
  }
  const variant = index.variantsOf(key).find((one) => joined(one.sku) === sku);
  if (!variant) return bad('variant', 'variantUnknown');
  return { ...line, variant, isNew: false, ...differencesOf(line, variant, place) };
};

/** Notes lines of one product that name one variant again. */
const checkTwice = (lines: readonly CheckedLine[]) => {
  const first = new Map<string, number>();
  for (const line of lines) {
    const sku = joined(line.cells.variant);
    const before = first.get(sku);
    if (before === undefined) first.set(sku, line.line);
    else if (line.variant || line.isNew) {
      line.change = {};
      line.problems = [{ column: 'variant', why: 'twice', line: before }];
    }
  }
};

/** Holds lines of one product against each other. */
const checkTogether = (own: readonly CheckedLine[], all: readonly FileVariant[], now: Date) => {
  checkTwice(own);
  disagreements(own);
  checkValues(own.filter(({ isNew }) => isNew));
  checkPrices(own, all, now);
  const wrong = own.find(({ problems }) => problems.length > 0);
  if (!wrong) return;
  for (const line of own)
    if (line.problems.length === 0 && (line.isNew || Object.keys(line.change).length > 0))
      line.problems.push({ column: 'product', why: 'otherLine', line: wrong.line });
};

/**
 * Holds lines of a file against the products as they are: what each changes or makes, and what is wrong with it. A product with one
 * wrong line is left out whole. Others have their turn meanwhile.
 * @param known variants of the products that the lines name, of the scope alone
 */
export async function checkLines(
  lines: readonly FileLine[],
  known: readonly FileVariant[],
  place: Place,
): Promise<CheckedLine[]> {
  const turn = createTurns();
  const index = createIndex(known);
  const checked: CheckedLine[] = [];
  const byProduct = new Map<string, CheckedLine[]>();
  for (const one of lines) {
    const line = checkLine(one, index, place);
    checked.push(line);
    const cell = line.cells.product ?? '';
    const key = index.keyOf(cell) ?? cell;
    const own = byProduct.get(key);
    if (own) own.push(line);
    else byProduct.set(key, [line]);
    await turn();
  }
  for (const [key, own] of byProduct) {
    checkTogether(own, index.variantsOf(key), place.now);
    await turn();
  }
  return checked;
}
