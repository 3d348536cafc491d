import { isRefused } from '@souk/api-client';
import type { PageElement, ProductCard } from '@souk/contract';
import { useIntl, useMoney } from '@souk/i18n';
import { LoadMoreError, PartNotice } from '@souk/mfe';
import { useInfiniteQuery } from '@souk/query';
import { useSearchParams } from '@souk/router';
import { useApi, useStoreNow } from '@souk/state';
import { rowsOnce } from '@souk/state/rows-once';
import type { ReactNode, RefObject } from 'react';
import { TemplateRows } from '../../tree/template-rows';
import { firstPageOf, readListWish, type ListWish } from './list-source';
import { LoadMore } from './load-more';
import { productFill } from './product-fill';
import { productListQuery } from './product-list.queries';
import { rowNodes, useRowFocus } from './use-row-focus';

/**
 * A list of products in the owner's own markup: the item is a template, filled once per product and itself not shown. A failure says so in
 * its place.
 * Source: PAGE-02; spec 2 "Custom pages".
 */
export function ProductListElement({ node }: { node: PageElement }) {
  const wish = readListWish(node);
  return wish ? <FilledList node={node} wish={wish} /> : <Body node={node} products={[]} isEmpty />;
}

function FilledList({ node, wish }: { node: PageElement; wish: ListWish }) {
  const [search] = useSearchParams();
  const query = useInfiniteQuery(productListQuery(useApi(), wish, firstPageOf(wish, search)));
  const products = rowsOnce(query.data?.pages ?? [], (product) => product.id);
  const last = query.data?.pages.at(-1);
  const { root, ask } = useRowFocus(products.length);
  const more = (part: PageElement) =>
    query.hasNextPage && last ? (
      <>
        <LoadMoreError query={query} />
        <LoadMore
          node={part}
          name={wish.name}
          nextPage={last.pageNum + 1}
          isLoading={query.isFetchingNextPage}
          onMore={() => {
            ask();
            void query.fetchNextPage();
          }}
        />
      </>
    ) : null;
  // A collection that there is not is an empty one.
  if (query.isLoadingError && !isRefused(query.error))
    return <PartNotice error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Body node={node} root={root} products={products} isEmpty={query.isFetched && products.length === 0} more={more} />
  );
}

type BodyProps = {
  node: PageElement;
  root?: RefObject<HTMLElement | null>;
  products: readonly ProductCard[];
  isEmpty: boolean;
  more?: (part: PageElement) => ReactNode;
};

function Body({ node, root, products, isEmpty, more = () => null }: BodyProps) {
  const { locale } = useIntl();
  const now = useStoreNow(...products.map(({ discountExpiry }) => discountExpiry));
  const said = { locale, money: useMoney(), now };
  const rows = products.map((product) => ({ key: product.id, fill: productFill(product, said) }));
  return (
    <TemplateRows
      node={node}
      rows={rows}
      isEmpty={isEmpty}
      mark={rowNodes}
      pieces={{ 'load-more': more }}
      {...(root && { root })}
    />
  );
}
