import type { ProductDetail } from '@souk/contract';
import { lazyPart, whenIdle } from '@souk/mfe';
import { SkeletonText } from '@souk/ui';
import { Suspense, useMemo } from 'react';
import { ProductMore } from './product-more';

/** The server has it at hand and puts it into the first HTML; the browser fetches it last. */
const More = __SERVER__
  ? ProductMore
  : lazyPart(async () => {
      await whenIdle();
      return { default: (await import('./product-more')).ProductMore };
    });

/** The document script remembers the product as seen (`data-seen-product`) and starts the application near this part. */
export function ProductMorePart({ product }: { product: ProductDetail }) {
  // Kept from one choice of variant to the next: what is below does not change with it.
  const more = useMemo(
    () => (
      <Suspense fallback={<SkeletonText lines={12} />}>
        <More product={product} />
      </Suspense>
    ),
    [product],
  );
  return (
    <div data-hydrate="visible" data-seen-product={product.productInfo.id}>
      {more}
    </div>
  );
}
