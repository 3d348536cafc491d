import type { ProductCard } from '@souk/contract';
import { displayPrice, quickAddQuantity } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { cartAddButton, storeNow } from '@souk/state';
import { Button } from '@souk/ui';
import type { MouseEvent } from 'react';
import { useAddToCart } from '../add-to-cart/use-add-to-cart';

/** Takes one from the list, where nothing is left to choose. Source: CARD-02. */
export function QuickAdd({ product, attrId }: { product: ProductCard; attrId: number }) {
  const { addToCart, isAdding } = useAddToCart();
  const choice = {
    productId: product.id,
    productAttrUnique: String(attrId),
    name: product.storeName,
    merchantName: product.merName,
  };
  const add = (event: MouseEvent) => {
    event.preventDefault();
    const priceUsd = displayPrice(product, storeNow()).shown;
    void addToCart({ ...choice, priceUsd }, quickAddQuantity);
  };
  return (
    <Button {...cartAddButton(choice)} isWide isBusy={isAdding(choice)} onClick={add}>
      <FormattedMessage id="buy.addToCart" />
    </Button>
  );
}
