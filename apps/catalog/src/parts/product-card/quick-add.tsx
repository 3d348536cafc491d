import type { ProductCard } from '@souk/contract';
import { displayPrice, quickAddQuantity } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Button } from '@souk/ui';
import { AddToCartForm } from '../add-to-cart/add-to-cart-form';

/** Takes one from the list, where nothing is left to choose. Source: CARD-02. */
export function QuickAdd({ product, attrId }: { product: ProductCard; attrId: number }) {
  const choice = {
    productId: product.id,
    productAttrUnique: String(attrId),
    name: product.storeName,
    priceUsd: displayPrice(product, new Date()).shown,
    merchantName: product.merName,
  };
  return (
    <AddToCartForm choice={choice} quantity={quickAddQuantity}>
      <Button type="submit" isWide>
        <FormattedMessage id="buy.addToCart" />
      </Button>
    </AddToCartForm>
  );
}
