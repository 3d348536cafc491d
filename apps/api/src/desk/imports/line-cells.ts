import {
  type ImportColumn,
  productNameMost,
  productTextMost,
  seoDescriptionMost,
  seoTitleMost,
  skuCodeMost,
} from '@souk/contract/desk';
import { seoColumns } from './columns';

/** What is wrong with a line. `line`: another one that it goes against. */
export interface Problem {
  column: ImportColumn;
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
    | 'merchantUnknown'
    | 'differs'
    | 'otherLine'
    | 'comparedNotHigher'
    | 'comparedAndDiscount'
    | 'fixed'
    | 'neededForNew'
    | 'addressTaken'
    | 'newOnSale'
    | 'optionsMismatch'
    | 'tooManyValues'
    | 'twoTranslations';
  line?: number;
}

/** What a line changes: by column, what was and what is wanted, as the file writes it. */
export type Change = Partial<Record<ImportColumn, readonly [before: string, after: string]>>;

/** Addresses that the store has: what cells of a file may name. */
export interface Known {
  categories: ReadonlySet<string>;
  merchants: ReadonlySet<string>;
}

const longest: Partial<Record<ImportColumn, number>> = {
  name_en: productNameMost,
  name_fr: productNameMost,
  description_en: productTextMost,
  description_fr: productTextMost,
  sku: skuCodeMost,
  seo_title_en: seoTitleMost,
  seo_title_fr: seoTitleMost,
  seo_description_en: seoDescriptionMost,
  seo_description_fr: seoDescriptionMost,
};
const mayBeEmpty: readonly ImportColumn[] = [
  'older_price',
  'description_en',
  'description_fr',
  'sku',
  'options_en',
  'options_fr',
  'variant_fr',
  ...seoColumns,
];
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

/** A cell as the file would write it; or what is wrong with it. */
export const wantedIn = (
  column: ImportColumn,
  cell: string,
  { categories, merchants }: Known,
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
  if (column === 'merchant' && !merchants.has(cell)) return 'merchantUnknown';
  return { cell };
};
