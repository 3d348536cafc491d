import type { ProductAddress, ProductDetail } from '@souk/contract';
import { productPath, unknownPart } from '@souk/domain';
import type { QueryClient } from '@souk/query';

/**
 * Where a page of a product leads on to, when the product was given another address: that one, with what the visitor had chosen.
 * Null: it stands where it was asked for.
 */
export const movedProduct = (url: URL, queryClient: QueryClient): string | null => {
  const details = queryClient.getQueriesData<ProductDetail>({ queryKey: ['products', 'detail'] });
  for (const [[, , at], product] of details) {
    const { slug, uniqueKey } = at as ProductAddress;
    if (product && uniqueKey === unknownPart && product.productInfo.slug !== slug)
      return `${productPath(product.productInfo)}${url.search}`;
  }
  return null;
};
