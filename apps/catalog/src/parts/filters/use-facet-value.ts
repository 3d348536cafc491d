import { useOptimisticValue } from '../optimistic/use-optimistic-value';
import { isAsked, paramOf, withValue } from './facet.url';
import { useFilters } from './use-filters';

/**
 * The box of one value of a facet: it ticks at once, the list follows.
 * @param count of the products that have it: what would find nothing cannot be chosen
 */
export const useFacetValue = (facetKey: string, value: string, count: number) => {
  const { wanted, apply } = useFilters();
  const [isOn, setOn] = useOptimisticValue(isAsked(wanted, facetKey, value), wanted.toString());
  const { name, text } = paramOf(facetKey, value);
  return {
    name,
    value: text,
    checked: isOn,
    disabled: count === 0 && !isOn,
    onChange: () => {
      setOn(!isOn);
      apply((asked) => withValue(asked, facetKey, value, !isOn));
    },
  };
};
