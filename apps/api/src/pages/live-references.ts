import type { PageElement, PageNode } from '@souk/contract';

/** What a page asks for by number or name, so that what matches nothing can be told. */
export interface References {
  productIds: number[];
  /** Id or slug of each collection. */
  collections: string[];
}

const ids = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((one) => Number(one.trim()))
    .filter((id) => Number.isSafeInteger(id) && id > 0);

const elementsOf = (nodes: readonly PageNode[]): PageElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children ?? [])]));

/** Every product and collection that the marks of a page name. */
export function referencesOf(nodes: readonly PageNode[]): References {
  const found: References = { productIds: [], collections: [] };
  for (const { attrs = {} } of elementsOf(nodes)) {
    const name = attrs['data-souk'];
    if (name === 'product-list') {
      found.productIds.push(...ids(attrs['data-ids']));
      if (attrs['data-collection']) found.collections.push(attrs['data-collection']);
    }
    if (name && ['purchase', 'buy-now', 'reviews'].includes(name)) found.productIds.push(...ids(attrs['data-product']));
  }
  return { productIds: [...new Set(found.productIds)], collections: [...new Set(found.collections)] };
}

/** Foreign origins that pictures and films of a page come from. */
export const originsIn = (nodes: readonly PageNode[]): string[] => {
  const addresses = elementsOf(nodes).flatMap(({ attrs = {} }) => [
    attrs['src'],
    attrs['poster'],
    ...(attrs['srcset'] ?? '').split(/,\s+/).map((one) => one.split(' ')[0]),
  ]);
  return [
    ...new Set(
      addresses.flatMap((address) =>
        address && /^https:\/\//i.test(address) && URL.canParse(address) ? [new URL(address).origin] : [],
      ),
    ),
  ];
};
