import type { PageElement, PageNode, ProductCard } from '@souk/contract';
import { useIntl } from '@souk/i18n';
import { useInfiniteQuery } from '@souk/query';
import { useSearchParams } from '@souk/router';
import { useApi } from '@souk/state';
import type { ReactNode, RefObject } from 'react';
import { FillContext } from '../../tree/fill';
import { findPart, isElement, isPart } from '../../tree/find';
import { PageNodes, PlainElement } from '../../tree/page-nodes';
import { firstPageOf, readListWish, type ListWish } from './list-source';
import { LoadMore } from './load-more';
import { productFill } from './product-fill';
import { productListQuery } from './product-list.queries';
import { rowNodes, useRowFocus } from './use-row-focus';

/**
 * A list of products in the owner's own markup: the item is a template, filled once per product and itself not shown.
 * Source: PAGE-02; spec 2 "Custom pages".
 */
export function ProductListElement({ node }: { node: PageElement }) {
  const wish = readListWish(node);
  return wish ? <FilledList node={node} wish={wish} /> : <Body node={node} products={[]} isEmpty />;
}

function FilledList({ node, wish }: { node: PageElement; wish: ListWish }) {
  const [search] = useSearchParams();
  const query = useInfiniteQuery(productListQuery(useApi(), wish, firstPageOf(wish, search)));
  const products = query.data?.pages.flatMap((page) => page.list) ?? [];
  const last = query.data?.pages.at(-1);
  const { root, ask } = useRowFocus(products.length);
  const more = (part: PageElement) =>
    query.hasNextPage && last ? (
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
    ) : null;
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
  const now = new Date();
  const template = templateOf(node);
  const row = (product: ProductCard, index: number) => (
    <FillContext key={product.id} value={productFill(product, locale, now)}>
      <PageNodes nodes={rowNodes(template.nodes, index)} />
    </FillContext>
  );
  const walk = (nodes: readonly PageNode[]): ReactNode =>
    nodes.map((child, index) => {
      if (child === template.element) return products.map(row);
      if (isPart(child, 'empty')) return isEmpty ? <PlainElement key={`e${index}`} node={child} /> : null;
      if (isPart(child, 'load-more')) return <MoreSlot key={`m${index}`} node={child} more={more} />;
      return isElement(child) && findPart(child.children ?? [], 'item') ? (
        <PlainElement key={index} node={child}>
          {walk(child.children ?? [])}
        </PlainElement>
      ) : (
        <PageNodes key={index} nodes={[child]} />
      );
    });
  return (
    <PlainElement node={node} props={root ? { ref: root } : {}}>
      {walk(node.children ?? [])}
    </PlainElement>
  );
}

const MoreSlot = ({ node, more }: { node: PageElement; more: NonNullable<BodyProps['more']> }) => more(node);

/** A `<template>` is its content; any other element is itself, without its mark. */
const templateOf = (node: PageElement): { element: PageElement | null; nodes: readonly PageNode[] } => {
  const element = findPart(node.children ?? [], 'item');
  if (!element) return { element: null, nodes: [] };
  if (element.tag === 'template')
    return { element, nodes: (element.children ?? []).filter((child) => isElement(child) || child.trim() !== '') };
  const { 'data-souk': _mark, ...attrs } = element.attrs ?? {};
  return { element, nodes: [{ ...element, attrs }] };
};
