import type { ProductAddress } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { useSuspenseQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { Section } from '@souk/ui';
import { CardGrid } from '../parts/card-grid/card-grid';
import { productQueries } from '../parts/product-queries/product.queries';

type Props = { at: ProductAddress; kind: 'similar' | 'together' };

/** What completes this product, or others of its kind; nothing where there is none. */
export function RelatedProducts({ at, kind }: Props) {
  const { data } = useSuspenseQuery(productQueries(useApi()).related(at, kind));
  if (data.length === 0) return null;
  return (
    <Section id={kind} title={<FormattedMessage id={`product.${kind}`} />}>
      <CardGrid list={kind === 'similar' ? 'related' : 'together'} products={data} isTaste />
    </Section>
  );
}
