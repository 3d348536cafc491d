import { useSuspenseQuery } from '@souk/query';
import { useParams } from '@souk/router';
import { useApi } from '@souk/state';
import type { ProductAddress } from '@souk/contract';
import { Suspense } from 'react';
import { readAddress } from '../parts/known-card/address';
import { ProductOutline } from './product-outline';
import { ProductView } from './product-view';
import { productQueries } from '../parts/product-queries/product.queries';

/** A product's page. Coming from a list, its outline stands at once with what the list knew. */
export function ProductPage() {
  const at = readAddress(useParams());
  return (
    <Suspense key={`${at.slug} ${at.uniqueKey}`} fallback={<ProductOutline at={at} />}>
      <Loaded at={at} />
    </Suspense>
  );
}

function Loaded({ at }: { at: ProductAddress }) {
  const { data } = useSuspenseQuery(productQueries(useApi()).detail(at));
  return <ProductView product={data} />;
}
