import { deskRefundTabs, deskSorts } from '@souk/contract/desk';
import { amountIn, idIn, setOnly } from '../parts/list-filters';
import { type ListFilters, listIn, useListUrl } from '../parts/list-url';

/** What the address of the list of refunds carries. Amounts in dollars, as they were typed. */
const carried = [deskRefundTabs, deskSorts.refunds, ['merchant', 'from', 'to']] as const;

export const useRefundListUrl = () => useListUrl(...carried);
export const refundListIn = (search: URLSearchParams) => listIn(search, ...carried);

/** By what an address narrows the list. */
export const narrowedIn = (filters: ListFilters) =>
  setOnly({
    merchant: idIn(filters['merchant']),
    leastCents: amountIn(filters['from']),
    mostCents: amountIn(filters['to']),
  });

/** What the list's call takes. */
export const refundListInput = ({ input, filters }: Pick<ReturnType<typeof refundListIn>, 'input' | 'filters'>) => ({
  ...input,
  ...narrowedIn(filters),
});
