import { deskCustomerTabs, deskSorts } from '@souk/contract/desk';
import { dayIn, type ListFilters, listIn, useListUrl } from '@souk/desk';

/** What the address of the list of customers carries. */
const carried = [deskCustomerTabs, deskSorts.customers, ['since', 'until']] as const;

export const useCustomerListUrl = () => useListUrl(...carried);
export const customerListIn = (search: URLSearchParams) => listIn(search, ...carried);

type ListState = Pick<ReturnType<typeof customerListIn>, 'input' | 'filters'>;

/** The first and last day by which an address narrows the list. */
export const daysIn = ({ since, until }: ListFilters): { since?: string; until?: string } => {
  const [first, last] = [dayIn(since), dayIn(until)];
  return { ...(first ? { since: first } : {}), ...(last ? { until: last } : {}) };
};

/** What the list's call takes. */
export const customerListInput = ({ input, filters }: ListState) => ({ ...input, ...daysIn(filters) });
