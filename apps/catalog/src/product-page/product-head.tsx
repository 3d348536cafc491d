import type { ProductDetail } from '@souk/contract';
import { productPath } from '@souk/domain';
import { PageHead } from '../parts/page-head/page-head';

/** What search engines and shared links read. The bare address is the canonical one, whatever variant is chosen. */
export function ProductHead({ product: { seo, productInfo } }: { product: ProductDetail }) {
  return (
    <PageHead
      title={seo.title}
      description={seo.description}
      {...(productInfo.listedOnStore ? { canonical: productPath(productInfo) } : {})}
      image={seo.image}
      type="product"
    />
  );
}
