import type { PricePreview } from '@souk/contract/desk';
import { priceNowCents } from '@souk/domain';
import { isAboveLowest } from '@souk/domain/desk';
import { sql } from 'kysely';
import { row, tx } from '../../database/tx';
import type { DeskCtx, DeskInputOf } from '../desk-ctx';
import { sellsToEu } from '../sells-to-eu';
import { variantsOf } from './desk-products.repository';
import { lowestPrices } from './lowest-price';
import { writePrices } from './set-price';

/** Undoes a transaction whose result was read. */
class Undo extends Error {}

/** Does the work, reads its result and undoes all that it wrote. */
const undone = async <T>(work: () => Promise<T>): Promise<T> => {
  const kept: { result?: T } = {};
  await tx(async () => {
    kept.result = await work();
    throw new Undo();
  }).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return kept.result as T; // only a work that ended throws `Undo`
};

interface ProductPrice {
  price_cents: number;
  store_price_cents: number;
  discount: number;
  discount_expiry: Date | null;
}

const shown = (cents: number, comparedCents: number | null, product: ProductPrice, now: Date) => {
  const { discount, discount_expiry: discountExpiry } = product;
  const price = priceNowCents({ cents, comparedCents, discount, discountExpiry }, now);
  return { cents: price.cents, wasCents: price.struckOutCents };
};

/**
 * What shoppers would see and pay with other prices: they are set, read as cards, pages and the checkout read them, and undone.
 * @throws {ReplyError} what `setPrice` throws, but for an older price above the lowest, which is told
 */
export const previewPrice = (
  productId: number,
  asked: DeskInputOf<'setPrice'>['body'],
  ctx: DeskCtx,
  now: Date,
): Promise<PricePreview> =>
  undone(async () => {
    const [lowest, before] = [await lowestPrices(productId, now), await variantsOf(productId)];
    await writePrices(productId, asked, ctx, now);
    const product = await row(sql<ProductPrice>`
      select price_cents, store_price_cents, discount, discount_expiry from product where id = ${productId}`);
    const variants = await variantsOf(productId);
    if (!product) throw new Error(`Product ${productId} is gone`);
    return {
      card: shown(product.store_price_cents, product.price_cents, product, now),
      items: variants.map(({ id, price_cents, compared_cents }) => {
        const lowestCents = lowest.get(id) ?? price_cents;
        const was = before.find((variant) => variant.id === id)?.compared_cents ?? null;
        return {
          id,
          shown: shown(price_cents, compared_cents, product, now),
          lowestCents,
          isAboveLowest: isAboveLowest({ comparedCents: compared_cents, wasComparedCents: was, lowestCents }),
        };
      }),
      isRefused: await sellsToEu(ctx.storeId),
    };
  });
