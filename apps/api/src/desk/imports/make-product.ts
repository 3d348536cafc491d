import { notFound } from '../../errors';
import { seoFields } from '../../products/seo';
import { note } from '../audit';
import type { DeskCtx } from '../desk-ctx';
import { type NewVariant, insertProduct } from '../products/insert-product';
import { writeSeo } from '../products/product-listing';
import { partsOf } from './check-new';
import { seoFrom } from './columns';
import { merchantSlugs, type RowRow } from './imports.repository';
import { centsIn } from './line-cells';

interface Made {
  lines: readonly RowRow[];
  categories: ReadonlyMap<string, number>;
  /** The file's name, for the log. */
  file: string;
}

const wanted = ({ change }: RowRow, column: keyof RowRow['change']) => change[column]?.[1];

const variantOf = (line: RowRow): NewVariant => ({
  values: partsOf(line.cells.variant),
  priceCents: centsIn(wanted(line, 'price') ?? ''),
  comparedCents: line.change.older_price ? centsIn(line.change.older_price[1]) : null,
  stock: Number(wanted(line, 'stock') ?? 0),
  skuCode: wanted(line, 'sku') ?? '',
});

/** Choices with their values in both languages, in the order in which the lines have them. */
const attributesOf = (lines: readonly RowRow[], first: RowRow) => {
  const french = partsOf(first.cells.options_fr);
  return partsOf(first.cells.options_en).map((name, at) => {
    const values = new Map(
      lines.map(({ cells }) => [partsOf(cells.variant)[at] ?? '', partsOf(cells.variant_fr)[at] ?? '']),
    );
    return { name, nameFr: french[at] ?? name, values: [...values.keys()], valuesFr: [...values.values()] };
  });
};

const merchantOf = async (first: RowRow, { storeId, merchantId }: DeskCtx): Promise<number> => {
  if (merchantId !== null) return merchantId;
  const [found] = await merchantSlugs(storeId, [wanted(first, 'merchant') ?? '']);
  if (!found) throw notFound();
  return found.id;
};

/**
 * Makes a product as its lines want it, not on sale and without a picture, with a row in the log. @returns its id
 * @throws {ReplyError} 409 when its address was taken meanwhile; 400 when its category is gone
 */
export async function makeProduct({ lines, categories, file }: Made, ctx: DeskCtx, now: Date): Promise<number> {
  const [first] = lines;
  if (!first) throw notFound();
  const id = await insertProduct(
    {
      slug: first.cells.product ?? '',
      merchantId: await merchantOf(first, ctx),
      nameEn: wanted(first, 'name_en') ?? '',
      nameFr: wanted(first, 'name_fr') ?? '',
      descriptionEn: wanted(first, 'description_en') ?? '',
      descriptionFr: wanted(first, 'description_fr') ?? '',
      categoryId: categories.get(wanted(first, 'category') ?? '') ?? 0,
      images: [],
      attributes: attributesOf(lines, first),
      variants: lines.map(variantOf),
    },
    ctx,
    now,
  );
  await writeSeo(
    id,
    seoFrom(seoFields({}), (column) => wanted(first, column)),
  );
  await note(ctx, now, {
    subject: ['product', id],
    reason: file,
    after: { name: wanted(first, 'name_en'), variants: lines.length },
  });
  return id;
}
