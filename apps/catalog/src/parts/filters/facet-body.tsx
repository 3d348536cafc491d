import type { Facet } from '@souk/contract';
import { FacetValues } from './facet-values';
import { PriceRange } from './price-range';

/** What is inside one facet: a range of prices, or values to tick. */
export function FacetBody({ facet }: { facet: Facet }) {
  return facet.key === 'price' ? <PriceRange facet={facet} /> : <FacetValues facet={facet} />;
}
