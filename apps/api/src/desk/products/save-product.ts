import { productPicturesMax, type ProductWords } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import { fieldErrors, notFound } from '../../errors';
import { combinationsOf } from '../../products/options';
import { textsFor } from '../../products/picture-texts';
import { useOwnPictures } from '../../uploads/own-pictures';
import type { DeskCtx, DeskInputOf } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { categoryPath, insertProduct } from './insert-product';
import type { ListedProduct } from './desk-products.repository';
import { freeSlug } from './product-addresses';
import { raiseVersion } from './set-price';
import { wordsOf, type WholeWords } from './stored-words';

/** Takes pictures into use that the person uploaded; those that the product has already stay. */
const takePictures = async (images: readonly string[], known: readonly string[], ctx: DeskCtx, now: Date) => {
  const fresh = images.filter((url) => !known.includes(url));
  const use = { owner: { userId: ctx.actor.sub }, field: 'images', most: productPicturesMax, locale: ctx.locale, now };
  await useOwnPictures(fresh, use);
  return [...new Set(images)];
};

/** Whose a new product is: the scope's merchant, or the one that the platform names. @throws {ReplyError} 400; 404 */
const merchantOf = async (merchantId: number | undefined, ctx: DeskCtx): Promise<number> => {
  if (ctx.merchantId !== null) return ctx.merchantId;
  if (merchantId === undefined) throw fieldErrors({ merchantId: deskWords(ctx.locale, 'noMerchant') });
  const found = await row(sql`select 1 from merchant where id = ${merchantId} and store_id = ${ctx.storeId}`);
  if (!found) throw notFound();
  return merchantId;
};

/** Stored words with those that a call names in their place. */
const withNamed = (stored: WholeWords, named: ProductWords): WholeWords => ({
  ...stored,
  ...(Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) as Partial<WholeWords>),
});

/** Makes a product that is not on sale yet, with every combination of its options. @returns its id */
export async function createProduct(
  asked: DeskInputOf<'productCreate'>['body'],
  ctx: DeskCtx,
  now: Date,
): Promise<number> {
  const merchantId = await merchantOf(asked.merchantId, ctx);
  const attributes = asked.options.map(({ name, values }) => ({
    name: name.en,
    nameFr: name.fr,
    values: values.map(({ en }) => en),
    valuesFr: values.map(({ fr }) => fr),
  }));
  const { priceCents, stock } = asked;
  const images = await takePictures(asked.images, [], ctx, now);
  return insertProduct(
    {
      ...asked,
      descriptionEn: asked.descriptionEn ?? '',
      descriptionFr: asked.descriptionFr ?? '',
      slug: await freeSlug(asked.nameEn, ctx.storeId),
      merchantId,
      images,
      pictureTexts: textsFor(images, asked.pictureTexts ?? []),
      attributes,
      variants: combinationsOf(attributes).map((values) => ({ values, priceCents, comparedCents: null, stock })),
    },
    ctx,
    now,
  );
}

/**
 * Changes words, category and pictures. What is absent stays. @param product as it is stored @returns the new version
 * @throws {ReplyError} 400; 409 changed meanwhile
 */
export async function saveProduct(
  product: ListedProduct,
  { version, ...named }: ProductWords & { version: number },
  ctx: DeskCtx,
  now: Date,
): Promise<number> {
  const { id } = product;
  const stored = wordsOf(product);
  const asked = withNamed(stored, named);
  const known = stored.images;
  const path = await categoryPath(asked.categoryId, ctx);
  const images = await takePictures(asked.images, known, ctx, now);
  const texts = textsFor(images, asked.pictureTexts);
  const raised = await raiseVersion(id, version, ctx, now);
  await run(sql`
    update product set name_en = ${asked.nameEn}, name_fr = ${asked.nameFr}, description_en = ${asked.descriptionEn},
      description_fr = ${asked.descriptionFr}, category_id = ${asked.categoryId}, category_path = ${path}::bigint[],
      image = ${images[0] ?? ''}, images = ${images}::text[],
      picture_texts = ${JSON.stringify(texts)}::jsonb, tax_category = ${asked.taxCategory}
    where id = ${id}`);
  // a variant does not go on showing what the product has no more
  const gone = known.filter((url) => !images.includes(url));
  if (gone.length > 0)
    await run(sql`update variant set image = '' where product_id = ${id} and image = any(${gone}::text[])`);
  return raised;
}

/** Categories with their place in the tree, and the merchants that the platform chooses from. */
export async function choicesOf({ storeId, merchantId, locale }: DeskCtx) {
  const categories = await rows(sql<{ id: number; name: string }>`
    select c.id, (select string_agg(p.name ->> ${locale}, ' › ' order by p.level) from category p where p.id = any(c.path)) as name
    from category c where c.store_id = ${storeId} and c.merged_into is null order by name, c.id`);
  const merchants =
    merchantId === null
      ? await rows(
          sql<{
            id: number;
            name: string;
          }>`select id, name from merchant where store_id = ${storeId} order by name, id`,
        )
      : [];
  return { categories, merchants };
}
