import { deskProductTabs, deskSorts, productLacks, productStocks } from '@souk/contract/desk';
import { typedCents } from '../parts/cents';
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

const idIn = (text: string | undefined) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
const amountIn = (text: string | undefined) => typedCents(text ?? '') ?? undefined;

/** By what an address narrows the list, as its calls take it; what is none of it counts for nothing. */
export const narrowedIn = (filters: ListFilters) => {
  const narrowed = {
    merchant: idIn(filters['merchant']),
    category: idIn(filters['category']),
    stock: productStocks.find((one) => one === filters['stock']),
    lacks: productLacks.find((one) => one === filters['lacks']),
    leastCents: amountIn(filters['from']),
    mostCents: amountIn(filters['to']),
  };
  return Object.fromEntries(Object.entries(narrowed).filter(([, value]) => value !== undefined)) as {
    [K in keyof typeof narrowed]?: NonNullable<(typeof narrowed)[K]>;
  };
};

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
