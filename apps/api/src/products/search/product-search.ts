import type { ProductSort } from '@souk/contract';
import type { CategoryTree } from '../../categories/category-tree';
import type { ListCounts } from '../catalogue-index/count';
import type { Asked, ListFilter } from '../catalogue-index/list-filter';

/** A list as it is asked for, before paging. */
export interface ListAsked {
  filter: ListFilter;
  tree: CategoryTree;
  /** Tells searches apart where their answers are kept; empty without one. */
  words: string;
  /** Only what sells best and can be bought. */
  isBestSellers?: boolean;
}

/** Which page of it, in which order. */
export interface PageAsked {
  sort: ProductSort;
  offset: number;
  limit: number;
}

/** Finds, counts and orders products: in this process's memory, or by a search engine beside the store. */
export interface ProductSearch {
  /** What a list holds, counted every way in which it can be narrowed, and the ids of one page. */
  list(asked: ListAsked, page: PageAsked): Promise<{ counts: ListCounts; ids: number[] }>;
  /** Ids of the first products that words find, best sellers first; of names alike, those most alike. */
  first(asked: Asked, limit: number): Promise<number[]>;
}
