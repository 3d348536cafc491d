import type { ProductDetail } from '@souk/contract';
import { choiceFrom } from '@souk/domain';
import { useSearchParams } from '@souk/router';
import { useOptimisticValue } from '../parts/optimistic/use-optimistic-value';
import { variantChoice, type VariantChoice } from '../parts/buy-box/variant-choice';
import { withChoice } from './product.url';

/** The chosen variant lives in the URL: it survives reload and share, and Back leaves the product. Source: docs/lessons 11. */
export const useUrlChoice = (product: ProductDetail): VariantChoice => {
  const [search, setSearch] = useSearchParams();
  const [wanted, setWanted] = useOptimisticValue(choiceFrom(product.productAttr, search), search.toString());
  const choice = variantChoice(product, wanted, (name, value) => {
    const values = { ...choice.values, [name]: value };
    setWanted(values);
    setSearch(withChoice(search, product.productAttr, values), { replace: true, preventScrollReset: true });
  });
  return choice;
};
