import type { PageElement, PageNode } from '@souk/contract';
import { productAddressOf, productPath } from '@souk/domain';
import { useMoney } from '@souk/i18n';
import { useCart, type CartLine } from '@souk/state';
import { useEffect, type ReactNode } from 'react';
import { FillContext, type Fill } from '../../tree/fill';
import { findPart, isElement, isPart } from '../../tree/find';
import { PageNodes, PlainElement } from '../../tree/page-nodes';

/** The shopper's cart in the owner's own markup, one template per line. Known in the browser only. Source: PAGE-03. */
export function CartList({ node }: { node: PageElement }) {
  const groups = useCart((cart) => cart.groups);
  const status = useCart((cart) => cart.status);
  const load = useCart((cart) => cart.load);
  const remove = useCart((cart) => cart.remove);
  const money = useMoney();
  useEffect(() => void load(), [load]);
  const lines = groups.flatMap((group) => group.lines);
  const isEmpty = (status === 'ready' || status === 'failed') && lines.length === 0;
  const template = findPart(node.children ?? [], 'item');
  const rows = lines.map((line) => (
    <FillContext key={line.id} value={lineFill(line, money, () => void remove(line.id))}>
      <PageNodes nodes={rowNodes(template)} />
    </FillContext>
  ));
  const walk = (nodes: readonly PageNode[]): ReactNode =>
    nodes.map((child, index) => {
      if (child === template) return rows;
      if (isPart(child, 'empty')) return isEmpty ? <PlainElement key={`e${index}`} node={child} /> : null;
      return isElement(child) && findPart(child.children ?? [], 'item') ? (
        <PlainElement key={index} node={child}>
          {walk(child.children ?? [])}
        </PlainElement>
      ) : (
        <PageNodes key={index} nodes={[child]} />
      );
    });
  return (
    <PlainElement node={node} props={{ 'aria-busy': status === 'loading' }}>
      {walk(node.children ?? [])}
    </PlainElement>
  );
}

const rowNodes = (template: PageElement | null): readonly PageNode[] => {
  if (!template) return [];
  if (template.tag === 'template') return template.children ?? [];
  const { 'data-souk': _mark, ...attrs } = template.attrs ?? {};
  return [{ ...template, attrs }];
};

const lineFill = (line: CartLine, money: (usd: number) => string, onRemove: () => void): Fill => {
  const address = { ...line, uniqueKey: line.productUniqueKey };
  return {
    text: {
      name: line.storeName,
      price: money(line.variantPrice),
      variant: line.suk,
      quantity: String(line.cartNum),
      subtotal: money(line.variantPrice * line.cartNum),
    },
    href: productPath(address),
    picture: { src: line.image, alt: line.storeName },
    product: {
      id: line.productId,
      name: line.storeName,
      priceUsd: line.variantPrice,
      address: productAddressOf(address),
    },
    onRemove,
  };
};
