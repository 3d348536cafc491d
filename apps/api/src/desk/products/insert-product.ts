import { randomBytes } from 'node:crypto';
import type { TaxCategory } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, run } from '../../database/tx';
import { fieldErrors, ReplyError } from '../../errors';
import type { ProductAttribute } from '../../products/options';
import type { PictureTexts } from '../../products/picture-texts';
import { addAttributeWords } from '../../search/attribute-words';
import { noteProductChanged } from '../../webhooks/messages';
import type { DeskCtx } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { isAddressTaken } from './product-addresses';
import { checkSkuCodes } from './sku-codes';

/** A variant that is made with its product: its values in the order of the product's attributes, in English. */
export interface NewVariant {
  values: readonly string[];
  priceCents: number;
  comparedCents: number | null;
  stock: number;
  /** The merchant’s own code; absent: none. */
  skuCode?: string;
  /** Absent: the product’s own pictures. */
  image?: string;
  /** Absent: it is. */
  onSale?: boolean;
}

interface NewProduct {
  slug: string;
  merchantId: number;
  nameEn: string;
  nameFr: string;
  descriptionEn: string;
  descriptionFr: string;
  categoryId: number;
  /** The main one first; none: it is not put on sale before it has one. */
  images: readonly string[];
  /** Absent: nobody has said what they show. */
  pictureTexts?: PictureTexts;
  /** Absent: the standard one. */
  taxCategory?: TaxCategory | undefined;
  attributes: readonly ProductAttribute[];
  variants: readonly NewVariant[];
}

/**
 * The path of a category of the store, which nobody moves until the transaction ends.
 * @throws {ReplyError} 400 at the field for one that is not there
 */
export const categoryPath = async (categoryId: number, ctx: DeskCtx): Promise<string> => {
  const found = await row(sql<{ path: string }>`
    select path::text as path from category where id = ${categoryId} and store_id = ${ctx.storeId} and merged_into is null
    for share`);
  if (!found) throw fieldErrors({ categoryId: deskWords(ctx.locale, 'noCategory') });
  return found.path;
};

const randomKey = () => randomBytes(8).toString('hex').toUpperCase();

/** Makes variants of a product, inside the caller's transaction. */
export const insertVariants = (
  productId: number,
  { attributes, variants }: Pick<NewProduct, 'attributes' | 'variants'>,
) =>
  run(sql`
    insert into variant(product_id, sku, unique_key, options, price_cents, compared_cents, stock, image, on_sale, sku_code)
    select ${productId}, x.sku, x.key, array(select jsonb_array_elements_text(x.options)), x.price, x.compared, x.stock, x.image,
      x.on_sale, x.code
    from jsonb_to_recordset(${JSON.stringify(
      variants.map(({ values, priceCents, comparedCents, stock, image = '', onSale = true, skuCode = '' }) => ({
        sku: values.join(','),
        key: randomKey().toLowerCase(),
        options: values.map((value, at) => `${attributes[at]?.name}=${value}`),
        price: priceCents,
        compared: comparedCents,
        stock,
        image,
        on_sale: onSale,
        code: skuCode,
      })),
    )}::jsonb) as x(sku text, key text, options jsonb, price int, compared int, stock int, image text, on_sale boolean, code text)`);

/**
 * Makes a product that is not on sale yet, with its variants, inside the caller's transaction; its prices follow in the database
 * (migration 0080). @returns its id
 * @throws {ReplyError} 400 for a category that is not there; 409 when another product has the address, or another variant a code
 */
export async function insertProduct(made: NewProduct, ctx: DeskCtx, now: Date): Promise<number> {
  const taken = () => new ReplyError('CHANGED_MEANWHILE', deskWords(ctx.locale, 'addressTaken'));
  const path = await categoryPath(made.categoryId, ctx);
  if (await isAddressTaken(ctx.storeId, made.slug)) throw taken();
  const least = Math.min(...made.variants.map(({ priceCents }) => priceCents));
  const options = made.attributes.flatMap(({ name, values }) => values.map((value) => `${name}=${value}`));
  const stored = await row(sql<{ id: number }>`
    insert into product(store_id, unique_key, slug, merchant_id, category_id, category_path, name_en, name_fr, description_en,
      description_fr, price_cents, store_price_cents, on_shelf, in_stock, image, images, attributes, options, tax_category,
      picture_texts, created_at)
    values (${ctx.storeId}, ${randomKey()}, ${made.slug}, ${made.merchantId}, ${made.categoryId}, ${path}::bigint[],
      ${made.nameEn}, ${made.nameFr}, ${made.descriptionEn}, ${made.descriptionFr}, ${least}, ${least}, false,
      ${made.variants.some(({ stock }) => stock > 0)}, ${made.images[0] ?? ''}, ${[...made.images]}::text[],
      ${JSON.stringify(made.attributes)}::jsonb, ${options}::text[], ${made.taxCategory ?? 'standard'},
      ${JSON.stringify(made.pictureTexts ?? {})}::jsonb, ${now})
    on conflict (store_id, slug) do nothing returning id`);
  if (!stored) throw taken();
  await insertVariants(stored.id, made);
  await checkSkuCodes(
    stored.id,
    made.variants.map(({ skuCode = '' }) => skuCode),
    ctx,
  );
  await addAttributeWords(ctx.storeId, made.attributes);
  await noteProductChanged(stored.id, now);
  return stored.id;
}
