import type { PageElement, PageNode, PagePartName } from '@souk/contract';

export const isElement = (node: PageNode): node is PageElement => typeof node !== 'string';

/** The first piece of that name below a node, however deep; null when the owner wrote none. */
export const findPart = (nodes: readonly PageNode[], name: PagePartName): PageElement | null => {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    if (node.attrs?.['data-souk'] === name) return node;
    const below = findPart(node.children ?? [], name);
    if (below) return below;
  }
  return null;
};

/** Every element of a page that is marked so. */
export const elementsNamed = (nodes: readonly PageNode[], name: string): PageElement[] =>
  nodes.flatMap((node) =>
    isElement(node)
      ? [...(node.attrs?.['data-souk'] === name ? [node] : []), ...elementsNamed(node.children ?? [], name)]
      : [],
  );

/** The text that an owner wrote inside an element. */
export const textOf = (nodes: readonly PageNode[] = []): string =>
  nodes.map((node) => (isElement(node) ? textOf(node.children) : node)).join('');
