import type { ProductDetail } from '@souk/contract';
import { JsonLd } from '@souk/ui';
import { useOrigin } from '@souk/state';
import { Suspense } from 'react';
import { RecentlyViewed } from '../parts/recently-viewed/recently-viewed';
import { ProductDescription } from './product-description';
import { breadcrumbData, productData } from './product-json-ld';
import { RelatedProducts } from './related-products';
import { Reviews } from './reviews/reviews';

/** What stands below the buy column, and the facts for search engines: rendered by the server, its code fetched when wanted. */
export function ProductMore({ product }: { product: ProductDetail }) {
  const origin = useOrigin();
  return (
    <>
      <JsonLd data={productData(product, origin, new Date())} />
      <JsonLd data={breadcrumbData(product, origin)} />
      <ProductDescription product={product} />
      <Suspense>
        <RelatedProducts productId={product.productInfo.id} kind="together" />
      </Suspense>
      <Reviews product={product} />
      <Suspense>
        <RelatedProducts productId={product.productInfo.id} kind="similar" />
      </Suspense>
      <RecentlyViewed exceptId={product.productInfo.id} />
    </>
  );
}
