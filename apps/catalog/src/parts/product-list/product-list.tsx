import type { ProductResults } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { LoadMoreError } from '@souk/mfe';
import type { InfiniteData } from '@souk/query';
import { Link } from '@souk/router';
import { ButtonLink } from '@souk/ui';
import { useRef } from 'react';
import styled from 'styled-components';
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

/** All cards loaded so far, the way to more, and to those before the page that was asked for. Source: spec 2, Product card grid; ROUTE-03. */
export function ProductList({ list, pages, hrefOfPage, type = 1 }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [first] = pages.data.pages;
  const last = pages.data.pages.at(-1);
  const products = cardsOf(pages.data);
  if (!first || !last || products.length === 0) return null;
  return (
    <div ref={box}>
      {first.pageNum > 1 && (
        <Earlier>
          <ButtonLink as={Link} to={hrefOfPage(first.pageNum - 1)} rel="prev" $size="sm">
            <FormattedMessage id="list.earlier" />
          </ButtonLink>
        </Earlier>
      )}
      <CardGrid list={list} products={products} headingLevel={2} type={type} eager={4} />
      <LoadMore
        box={box}
        href={pages.hasNextPage ? hrefOfPage(last.pageNum + 1) : null}
        before={(first.pageNum - 1) * first.limit}
        shown={products.length}
        total={last.total}
        isLoading={pages.isFetchingNextPage}
        onMore={pages.fetchNextPage}
      >
        <LoadMoreError query={pages} />
      </LoadMore>
    </div>
  );
}

const Earlier = styled.p`
  margin-bottom: 16px;
  text-align: center;
`;

/** Each product once: between two pages a list may move on by one. */
const cardsOf = ({ pages }: ListPages['data']) => [
  ...new Map(pages.flatMap(({ list }) => list.map((card) => [card.id, card] as const))).values(),
];
