import type { ImportColumn, ProductSeo } from '@souk/contract/desk';
import { type ProductAttribute, skuIn } from '../../products/options';
import { type Seo, seoFields } from '../../products/seo';

/** A text whose lines end as the store's do: tools of other systems write others within cells, too, and mean nothing by it. */
export const plainLineEnds = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Cells of a line, by column; a column that the file does not have is absent. */
export type Cells = Partial<Record<ImportColumn, string>>;

/** What is wrong with a line, in a file of lines that were left out. */
export const errorColumn = 'error';

/** Those that are set when a product is made, and stay. */
export const fixedColumns = ['options_en', 'options_fr', 'variant_fr', 'merchant'] as const;

/** Columns of what search engines show. */
export const seoColumns = ['seo_title_en', 'seo_title_fr', 'seo_description_en', 'seo_description_fr'] as const;

/** Those of the whole product: every line of it says the same. */
export const productColumns = [
  'name_en',
  'name_fr',
  'description_en',
  'description_fr',
  'category',
  'on_sale',
  'options_en',
  'options_fr',
  'merchant',
  ...seoColumns,
] as const;

/** A variant as the file writes it. Cents. */
export interface FileVariant {
  product_id: number;
  version: number;
  unique_key: string;
  slug: string;
  /** Addresses that it had before, by which files may still name it. */
  old_slugs: string[];
  variant_id: number;
  sku: string;
  name_en: string;
  name_fr: string;
  description_en: string;
  description_fr: string;
  category: string;
  on_shelf: boolean;
  price_cents: number;
  compared_cents: number | null;
  stock: number;
  sku_code: string;
  /** What comes off now; 0 without a discount that runs. */
  discount: number;
  discount_expiry: Date | null;
  attributes: ProductAttribute[];
  /** Its address. */
  merchant: string;
  seo: Seo;
}

const amount = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

/** What search engines are to show, as columns say it. @param cell what a column wants; undefined: it stays */
export const seoFrom = (
  now: ProductSeo,
  cell: (column: (typeof seoColumns)[number]) => string | undefined,
): ProductSeo => ({
  titleEn: cell('seo_title_en') ?? now.titleEn,
  titleFr: cell('seo_title_fr') ?? now.titleFr,
  descriptionEn: cell('seo_description_en') ?? now.descriptionEn,
  descriptionFr: cell('seo_description_fr') ?? now.descriptionFr,
});

/** A variant's cells. */
export const cellsOf = (variant: FileVariant): Record<ImportColumn, string> => {
  const { titleEn, titleFr, descriptionEn, descriptionFr } = seoFields(variant.seo);
  return {
    product: variant.unique_key,
    variant: variant.sku,
    name_en: variant.name_en,
    name_fr: variant.name_fr,
    description_en: plainLineEnds(variant.description_en),
    description_fr: plainLineEnds(variant.description_fr),
    category: variant.category,
    on_sale: variant.on_shelf ? 'yes' : 'no',
    price: amount(variant.price_cents),
    older_price: amount(variant.compared_cents),
    stock: String(variant.stock),
    sku: variant.sku_code,
    options_en: variant.attributes.map(({ name }) => name).join(','),
    options_fr: variant.attributes.map(({ nameFr }) => nameFr).join(','),
    variant_fr: skuIn(variant.attributes, variant.sku, 'fr'),
    merchant: variant.merchant,
    seo_title_en: titleEn,
    seo_title_fr: titleFr,
    seo_description_en: descriptionEn,
    seo_description_fr: descriptionFr,
  };
};
