import type { ProductDetail } from '@souk/contract';
import { whenWanted } from '@souk/mfe';
import { SkeletonText } from '@souk/ui';
import { lazy, Suspense, useMemo } from 'react';
import { ProductMore } from './product-more';

const elementId = 'more';

/** The server has it at hand and puts it into the first HTML; the browser fetches it when it is wanted. */
const More = __SERVER__
  ? ProductMore
  : lazy(async () => {
      await whenWanted(elementId);
      return { default: (await import('./product-more')).ProductMore };
    });

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
  return <div id={elementId}>{more}</div>;
}
