import type { Paged } from '@souk/contract';

/** Every row of a list that is asked for page by page: for what is shown whole, and would else end in silence at a page's end. Pages start at 1. */
export const wholeList = async <T>(ask: (page: number) => Promise<Paged<T>>, page = 1): Promise<T[]> => {
  const { list, pages } = await ask(page);
  return page < pages ? [...list, ...(await wholeList(ask, page + 1))] : list;
};
