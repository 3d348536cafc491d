import { productNameMost } from '@souk/contract/desk';
import { textsFor } from '../../products/picture-texts';
import type { DeskCtx } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { type ListedProduct, variantsOf } from './desk-products.repository';
import { insertProduct } from './insert-product';
import { freeSlug } from './product-addresses';
import { wordsOf } from './stored-words';

/** Leaves room for what marks the copy. */
const nameMost = productNameMost - 10;

/**
 * Makes a product like another one, inside the caller's transaction: not on sale, without stock, discount and older prices, with a key
 * and an address of its own. @returns its id
 */
export async function duplicateProduct(product: ListedProduct, ctx: DeskCtx, now: Date): Promise<number> {
  const words = wordsOf(product);
  const nameEn = deskWords('en', 'copyName', { name: product.name_en.slice(0, nameMost) });
  const variants = await variantsOf(product.id);
  return insertProduct(
    {
      slug: await freeSlug(nameEn, ctx.storeId),
      merchantId: product.merchant_id,
      ...words,
      nameEn,
      nameFr: deskWords('fr', 'copyName', { name: product.name_fr.slice(0, nameMost) }),
      pictureTexts: textsFor(words.images, words.pictureTexts),
      attributes: product.attributes,
      variants: variants.map(({ sku, image, price_cents, on_sale }) => ({
        values: sku === '' ? [] : sku.split(','),
        priceCents: price_cents,
        comparedCents: null,
        stock: 0,
        image,
        onSale: on_sale,
      })),
    },
    ctx,
    now,
  );
}
