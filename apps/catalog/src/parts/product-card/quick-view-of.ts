import type { ProductCard } from '@souk/contract';
import { productAddressOf } from '@souk/domain';
import type { Panel } from '@souk/state';

/** The quick view of a card's product, in the variant that the card shows. */
export const quickViewOf = (product: ProductCard): Panel => ({
  kind: 'quickView',
  product: productAddressOf(product),
  ...(product.variantQuery ? { variant: product.variantQuery } : {}),
});
