import { FormattedMessage } from '@souk/i18n';
import { useSuspenseQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { Section } from '@souk/ui';
import { CardGrid } from '../parts/card-grid/card-grid';
import { productQueries } from '../parts/product-queries/product.queries';

/** What goes with this product; nothing when nothing does. */
export function RelatedProducts({ productId }: { productId: number }) {
  const { data } = useSuspenseQuery(productQueries(useApi()).related(productId));
  if (data.length === 0) return null;
  return (
    <Section id="related" title={<FormattedMessage id="product.related" />}>
      <CardGrid list="related" products={data} />
    </Section>
  );
}
