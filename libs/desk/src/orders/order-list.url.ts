import { deskOrderTabs, deskSorts } from '@souk/contract/desk';
import { type ListFilters, listIn, useListUrl } from '../parts/list-url';

/** What the address of the list of orders carries. */
const carried = [deskOrderTabs, deskSorts.orders, ['country']] as const;

export const useOrderListUrl = () => useListUrl(...carried);
export const orderListIn = (search: URLSearchParams) => listIn(search, ...carried);

/** The country that an address names; undefined: none, or what is no country. */
export const countryIn = ({ country }: ListFilters): string | undefined =>
  country && /^[A-Z]{2}$/.test(country) ? country : undefined;

/** What the list's call takes. */
export const orderListInput = ({ input, filters }: Pick<ReturnType<typeof orderListIn>, 'input' | 'filters'>) => {
  const country = countryIn(filters);
  return { ...input, ...(country ? { country } : {}) };
};
