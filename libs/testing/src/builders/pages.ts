import type { PageElement, PageFrame, PageNode, PageView } from '@souk/contract';

/** An owner's HTML as the tree that the server would send. Nothing is cleaned here: a test writes what it means. */
export const pageNodes = (html: string): PageNode[] => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return nodesOf(template.content);
};

const nodesOf = (parent: Node): PageNode[] =>
  [...parent.childNodes].flatMap((node): PageNode[] => {
    if (node instanceof Element) return [elementOf(node)];
    return node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [];
  });

const elementOf = (element: Element): PageElement => {
  const attrs = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const inner = element instanceof HTMLTemplateElement ? element.content : element;
  const children = nodesOf(inner);
  return {
    tag: element.tagName.toLowerCase(),
    ...(Object.keys(attrs).length > 0 ? { attrs } : {}),
    ...(children.length > 0 ? { children } : {}),
  };
};

/** A page that the owner designed, at /evening-light. */
export const aDesignedPage = (html: string, own: Partial<PageView> = {}): PageView => ({
  scope: 'p1',
  css: '',
  nodes: pageNodes(html),
  path: '/evening-light',
  kind: 'designed',
  title: 'Evening light',
  description: '',
  image: null,
  isPreview: false,
  updatedAt: '2024-06-03T10:00:00.000Z',
  ...own,
});

/** A header or footer that the owner designed. */
export const aFrame = (html: string, own: Partial<PageFrame> = {}): PageFrame => ({
  scope: 'f1',
  css: '',
  nodes: pageNodes(html),
  scripts: [],
  ...own,
});
