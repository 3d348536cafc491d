import type { Category } from '@souk/contract';
import { useQuery } from '@souk/query';
import { storeQueries, useApi } from '@souk/state';

/** The name of the category that a search is within; undefined when there is none. */
export const useCategoryName = (cid: number | undefined): string | undefined => {
  const { data: tree = [] } = useQuery(storeQueries(useApi()).categories());
  return cid === undefined ? undefined : nameOf(tree, cid);
};

const nameOf = (tree: readonly Category[], cid: number): string | undefined => {
  for (const { id, name, childList } of tree) {
    const found = id === cid ? name : nameOf(childList, cid);
    if (found) return found;
  }
  return undefined;
};
