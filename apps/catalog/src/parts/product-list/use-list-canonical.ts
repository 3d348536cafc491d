import { useLocation, useSearchParams } from '@souk/router';
import { hrefOfPage, readPage } from './list.url';

/** A list's own address: its path and page. Filters and order show the same things another way. */
export const useListCanonical = (): string => {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return hrefOfPage(pathname, new URLSearchParams(), readPage(search));
};
