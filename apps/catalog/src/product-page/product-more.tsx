import type { ProductDetail } from '@souk/contract';
import { JsonLd } from '@souk/ui';
import { useParams } from '@souk/router';
import { useOrigin, useStoreNow } from '@souk/state';
import { Suspense } from 'react';
import { readAddress } from '../parts/known-card/address';
import { RecentlyViewed } from '../parts/recently-viewed/recently-viewed';
import { ProductDescription } from './product-description';
import { breadcrumbData, productData } from './product-json-ld';
import { RelatedProducts } from './related-products';
import { Reviews } from './reviews/reviews';

/** What stands below the buy column, and the facts for search engines: rendered by the server, its code fetched when wanted. */
export function ProductMore({ product }: { product: ProductDetail }) {
  const origin = useOrigin();
  const now = useStoreNow(product.productInfo.discountExpiry, product.merchant.closedUntil);
  const at = readAddress(useParams());
  return (
    <>
      <JsonLd data={productData(product, origin, now)} />
      <JsonLd data={breadcrumbData(product, origin)} />
      <ProductDescription product={product} />
      <Suspense>
        <RelatedProducts at={at} kind="together" />
      </Suspense>
      <Reviews product={product} />
      <Suspense>
        <RelatedProducts at={at} kind="similar" />
      </Suspense>
      <RecentlyViewed exceptId={product.productInfo.id} />
    </>
  );
}
