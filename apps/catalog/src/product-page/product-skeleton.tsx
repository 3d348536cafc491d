import { useParams } from '@souk/router';
import { readAddress } from '../parts/known-card/address';
import { ProductOutline } from './product-outline';

/** While the page's own code is fetched. */
export function ProductSkeleton() {
  return <ProductOutline at={readAddress(useParams())} />;
}
