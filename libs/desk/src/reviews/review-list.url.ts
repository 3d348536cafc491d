import { deskReviewTabs } from '@souk/contract/desk';
import { type ListFilters, listIn, useListUrl } from '../parts/list-url';

/** What the address of the list of reviews carries. */
const carried = [deskReviewTabs, [], ['stars']] as const;

export const useReviewListUrl = () => useListUrl(...carried);
export const reviewListIn = (search: URLSearchParams) => listIn(search, ...carried);

type ListState = Pick<ReturnType<typeof reviewListIn>, 'input' | 'filters'>;

/** The stars by which an address narrows the list; undefined: by none. */
export const starsIn = ({ stars }: ListFilters): number | undefined =>
  stars && /^[1-5]$/.test(stars) ? Number(stars) : undefined;

/** What the list's call takes. */
export const reviewListInput = ({ input, filters }: ListState) => {
  const stars = starsIn(filters);
  return { ...input, ...(stars ? { stars } : {}) };
};
