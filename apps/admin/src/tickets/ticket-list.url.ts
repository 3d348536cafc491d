import { deskTicketTabs } from '@souk/contract/desk';
import { type ListFilters, listIn, useListUrl } from '@souk/desk';
import { languages } from '@souk/contract';

/** What the address of the list of tickets carries. */
const carried = [deskTicketTabs, [], ['about', 'language']] as const;

export const useTicketListUrl = () => useListUrl(...carried);
export const ticketListIn = (search: URLSearchParams) => listIn(search, ...carried);

type ListState = Pick<ReturnType<typeof ticketListIn>, 'input' | 'filters'>;

/** By what an address narrows the list: a category by its id, and the shopper's language. */
export const narrowedIn = (filters: ListFilters): { about?: number; language?: (typeof languages)[number] } => {
  const about = /^[1-9]\d{0,8}$/.test(filters['about'] ?? '') ? Number(filters['about']) : undefined;
  const language = languages.find((one) => one === filters['language']);
  return { ...(about ? { about } : {}), ...(language ? { language } : {}) };
};

/** What the list's call takes. */
export const ticketListInput = ({ input, filters }: ListState) => ({ ...input, ...narrowedIn(filters) });
