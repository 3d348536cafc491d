import type { SaleTerms } from '@souk/contract/desk';
import { ReplyError } from '../../errors';
import type { DeskCtx } from '../desk-ctx';
import { setPrice } from '../products/set-price';
import type { SaleProduct } from './desk-sales.repository';

export const nameIn = ({ name_en, name_fr }: Pick<SaleProduct, 'name_en' | 'name_fr'>, { locale }: DeskCtx) =>
  locale === 'fr' ? name_fr : name_en;

/** Whether a product's discount is a sale's: it ends with it. */
export const isOf = ({ discount, discount_expiry: expiry }: SaleProduct, endsAt: Date) =>
  discount > 0 && expiry?.getTime() === endsAt.getTime();

/** Whether a product still has a discount at a moment that is not the sale's own. @param own when the sale ends; null: it has set none yet */
export const hasOwnDiscount = (product: SaleProduct, at: Date, own: Date | null) =>
  product.discount > 0 &&
  product.discount_expiry !== null &&
  product.discount_expiry > at &&
  !(own && isOf(product, own));

/**
 * Sets what comes off products until a sale ends, by the one writer of prices.
 * @throws {ReplyError} 400 with the product's name where it has an older price
 */
export const setDiscounts = async (
  products: readonly SaleProduct[],
  { percent, endsAt }: Pick<SaleTerms, 'percent' | 'endsAt'>,
  ctx: DeskCtx,
  now: Date,
): Promise<void> => {
  for (const product of products) {
    const price = { version: product.version, discount: percent, discountEnds: endsAt, variants: [] };
    await setPrice(product.id, price, ctx, now).catch((error: unknown) => {
      if (!(error instanceof ReplyError)) throw error;
      throw Object.assign(error, { message: `${nameIn(product, ctx)}: ${error.message}` });
    });
  }
};

/** Takes a sale's own discount off products again. */
export const clearDiscounts = async (products: readonly SaleProduct[], ends: Date, ctx: DeskCtx, now: Date) => {
  for (const product of products.filter((one) => isOf(one, ends)))
    await setPrice(product.id, { version: product.version, discount: 0, discountEnds: null, variants: [] }, ctx, now);
};
