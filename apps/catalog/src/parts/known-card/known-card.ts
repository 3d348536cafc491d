import type { Paged, ProductAddress, ProductCard } from '@souk/contract';
import { productAddressOf } from '@souk/domain';
import type { InfiniteData, QueryClient } from '@souk/query';

type Pages = InfiniteData<Paged<ProductCard>>;

/** What a list that the shopper has seen knows of a product; undefined when no list showed it. */
export const knownCard = (queryClient: QueryClient, at: ProductAddress): ProductCard | undefined => {
  for (const [, data] of queryClient.getQueriesData<unknown>({ queryKey: ['products'] })) {
    const found = cardsIn(data).find((card) => isAt(card, at));
    if (found) return found;
  }
  return undefined;
};

const cardsIn = (data: unknown): readonly ProductCard[] => {
  if (Array.isArray(data)) return data as ProductCard[];
  const pages = (data as Pages | undefined)?.pages;
  return Array.isArray(pages) ? pages.flatMap((page) => page.list) : [];
};

const isAt = (card: ProductCard, at: ProductAddress) => {
  const own = productAddressOf(card);
  return own.slug === at.slug && own.uniqueKey === at.uniqueKey;
};
