import type { Category } from '@souk/contract';
import { useQuery } from '@souk/query';
import { storeQueries, useApi } from '@souk/state';

const none: readonly Category[] = [];

/** The category tree, three levels; empty while it cannot be read. Source: spec 3, Category. */
export const useCategories = (): readonly Category[] => useQuery(storeQueries(useApi()).categories()).data ?? none;
