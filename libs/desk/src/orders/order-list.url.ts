import { deskOrderTabs, deskSorts } from '@souk/contract/desk';
import { amountIn, dayIn, idIn, setOnly } from '../parts/list-filters';
import { type ListFilters, listIn, useListUrl } from '../parts/list-url';

/** What the address of the list of orders carries. */
const carried = [
  deskOrderTabs,
  deskSorts.orders,
  ['country', 'since', 'until', 'merchant', 'from', 'to', 'late', 'ticket', 'dispute'],
] as const;

export const useOrderListUrl = () => useListUrl(...carried);
export const orderListIn = (search: URLSearchParams) => listIn(search, ...carried);

type ListState = ReturnType<typeof orderListIn>;

/** The country that an address names; undefined: none, or what is no country. */
export const countryIn = ({ country }: ListFilters): string | undefined =>
  country && /^[A-Z]{2}$/.test(country) ? country : undefined;

/** By what an address narrows the list: a country of delivery, days of payment in the store's time zone, a merchant, amounts in dollars, and what waits. */
export const narrowedIn = (filters: ListFilters) =>
  setOnly({
    country: countryIn(filters),
    since: dayIn(filters['since']),
    until: dayIn(filters['until']),
    merchant: idIn(filters['merchant']),
    leastCents: amountIn(filters['from']),
    mostCents: amountIn(filters['to']),
    isLate: filters['late'] ? true : undefined,
    hasTicket: filters['ticket'] ? true : undefined,
    hasDispute: filters['dispute'] ? true : undefined,
  });

/** What the call takes that writes the list as a file: all of its pages. */
export const orderFileInput = ({ tab, q, sort, filters }: Pick<ListState, 'tab' | 'q' | 'sort' | 'filters'>) => ({
  tab,
  q,
  ...(sort ? { sort } : {}),
  ...narrowedIn(filters),
});

/** What the list's call takes. */
export const orderListInput = ({ input, filters }: Pick<ListState, 'input' | 'filters'>) => ({
  ...input,
  ...narrowedIn(filters),
});
