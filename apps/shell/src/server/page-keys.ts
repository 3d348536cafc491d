import { productKey, storeKey } from '@souk/contract/internal';
import type { QueryClient } from '@souk/query';

/** A product as any call answers it: in a card, in detail, as a suggestion. */
type Product = { id: number; uniqueKey: string };
const isProduct = (value: object): value is Product =>
  'uniqueKey' in value && typeof value.uniqueKey === 'string' && 'id' in value && typeof value.id === 'number';

const addKeys = (value: unknown, keys: Set<string>): void => {
  if (typeof value !== 'object' || value === null) return;
  if (isProduct(value)) keys.add(productKey(value.id));
  for (const part of Object.values(value)) addKeys(part, keys);
};

/** The keys of all that a page shows: a change of any of them purges it. The store's own settings and categories are on every page. */
export const pageKeys = (queryClient: QueryClient): string[] => {
  const keys = new Set<string>([storeKey]);
  for (const query of queryClient.getQueryCache().getAll()) addKeys(query.state.data, keys);
  return [...keys];
};
