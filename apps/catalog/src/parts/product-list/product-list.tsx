import type { ProductResults } from '@souk/contract';
import { MoreFailed } from '@souk/mfe';
import type { InfiniteData } from '@souk/query';
import { CardGrid } from '../card-grid/card-grid';
import { LoadMore } from './load-more';

/** What an infinite query of cards hands to the list. */
export type ListPages = {
  data: InfiniteData<ProductResults>;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage: () => Promise<unknown>;
};

type Props = {
  /** What the list is called in events. */
  list: string;
  pages: ListPages;
  hrefOfPage: (page: number) => string;
  type?: 1 | 2;
};

/** All cards loaded so far and the way to more. Source: spec 2, Product card grid. */
export function ProductList({ list, pages, hrefOfPage, type = 1 }: Props) {
  const last = pages.data.pages.at(-1);
  const products = cardsOf(pages.data);
  if (!last || products.length === 0) return null;
  return (
    <div>
      <CardGrid list={list} products={products} headingLevel={2} type={type} eager={4} />
      <LoadMore
        href={hrefOfPage(last.pageNum + 1)}
        shown={products.length}
        total={pages.hasNextPage ? last.total : products.length}
        isLoading={pages.isFetchingNextPage}
        onMore={pages.fetchNextPage}
      >
        <MoreFailed of={pages} />
      </LoadMore>
    </div>
  );
}

/** Each product once: between two pages a list may move on by one. */
const cardsOf = ({ pages }: ListPages['data']) => [
  ...new Map(pages.flatMap(({ list }) => list.map((card) => [card.id, card] as const))).values(),
];
