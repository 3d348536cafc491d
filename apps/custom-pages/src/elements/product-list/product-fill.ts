import type { ProductCard } from '@souk/contract';
import { displayPrice, halfSteps, percentOff, productAddressOf, productPath, soldCount } from '@souk/domain';
import type { Fill } from '../../tree/fill';

/** What a product says in an owner's template. Source: spec 3 "Product list item on custom pages". */
export const productFill = (
  product: ProductCard,
  { locale, money, now }: { locale: string; money: (usd: number) => string; now: Date },
): Fill => {
  const price = displayPrice(product, now);
  const off = percentOff(price);
  const sold = soldCount(product);
  return {
    text: {
      name: product.storeName,
      price: money(price.shown),
      'old-price': price.struckOut === null ? '' : money(price.struckOut),
      'percent-off': off > 0 ? `-${Math.round(off)}%` : '',
      rating: product.rating > 0 ? halfSteps(product.rating).toLocaleString(locale) : '',
      sold: sold > 0 ? new Intl.NumberFormat(locale, { notation: 'compact' }).format(sold) : '',
      merchant: product.merName,
    },
    href: productPath(product),
    picture: { src: product.image, alt: product.storeName },
    product: {
      id: product.id,
      name: product.storeName,
      priceUsd: price.shown,
      address: productAddressOf(product),
      mustChoose: product.attrId === null,
    },
  };
};
