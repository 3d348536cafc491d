import { useNavigate, useWantedSearch } from '@souk/router';
import { productsHref } from './merchant-products.url';

type Change = Record<string, string | null>;

/**
 * What the products of a merchant's home were narrowed to and ordered by last. `choose` changes that, null takes a choice away: drawn before
 * the browser handles the next event, so that a choice right after another drops none. `hrefOf` gives the address of the same change.
 */
export const useProductsChoice = () => {
  const navigate = useNavigate();
  const { wanted } = useWantedSearch();
  const hrefOf = (change: Change) => productsHref(wanted, change);
  return {
    wanted,
    hrefOf,
    choose: (change: Change) => void navigate(hrefOf(change), { preventScrollReset: true, flushSync: true }),
  };
};
