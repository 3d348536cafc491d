import { deskProductTabs, deskSorts, productLacks, productStocks } from '@souk/contract/desk';
import { amountIn, idIn, setOnly } from '../parts/list-filters';
import { type ListFilters, listIn, useListUrl } from '../parts/list-url';

/** What the address of the list of products carries. Amounts in dollars, as they were typed. */
const carried = [
  deskProductTabs,
  deskSorts.products,
  ['merchant', 'category', 'stock', 'lacks', 'from', 'to'],
] as const;

export const useProductListUrl = () => useListUrl(...carried);
export const productListIn = (search: URLSearchParams) => listIn(search, ...carried);

type ListState = ReturnType<typeof productListIn>;

/** By what an address narrows the list, as its calls take it; what is none of it counts for nothing. */
export const narrowedIn = (filters: ListFilters) =>
  setOnly({
    merchant: idIn(filters['merchant']),
    category: idIn(filters['category']),
    stock: productStocks.find((one) => one === filters['stock']),
    lacks: productLacks.find((one) => one === filters['lacks']),
    leastCents: amountIn(filters['from']),
    mostCents: amountIn(filters['to']),
  });

/** All that the list holds, on whichever page: for its file, and for whoever chooses all of it. */
export const productFilterOf = ({ tab, q, filters }: Pick<ListState, 'tab' | 'q' | 'filters'>) => ({
  tab,
  q,
  ...narrowedIn(filters),
});

/** What the list's call takes. */
export const productListInput = ({ input, filters }: Pick<ListState, 'input' | 'filters'>) => ({
  ...input,
  ...narrowedIn(filters),
});
