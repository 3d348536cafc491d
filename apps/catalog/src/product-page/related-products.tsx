import type { ProductAddress } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { useSuspenseQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { from, Section } from '@souk/ui';
import styled from 'styled-components';
import { CardGrid } from '../parts/card-grid/card-grid';
import { productQueries } from '../parts/product-queries/product.queries';

type Props = { at: ProductAddress; kind: 'similar' | 'together' };

/** What completes this product, or others of its kind; nothing where there is none. */
export function RelatedProducts({ at, kind }: Props) {
  const { data } = useSuspenseQuery(productQueries(useApi()).related(at, kind));
  if (data.length === 0) return null;
  const Row = kind === 'similar' ? LaidOutLater : Section;
  return (
    <Row id={kind} title={<FormattedMessage id={`product.${kind}`} />}>
      <CardGrid list={kind === 'similar' ? 'related' : 'together'} products={data} isTaste />
    </Row>
  );
}

/**
 * The last of a long page: the browser lays it out when it comes near the screen, and takes it for as high as six cards are until then. What stands
 * out of it, as an outline does, has room at its sides: a part that is laid out alone is cut off at its edges.
 */
const LaidOutLater = styled(Section)`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 1200px;
  margin-inline: -6px;
  padding-inline: 6px;
  ${from.sm} {
    contain-intrinsic-block-size: auto 960px;
  }
  ${from.lg} {
    contain-intrinsic-block-size: auto 520px;
  }
`;
