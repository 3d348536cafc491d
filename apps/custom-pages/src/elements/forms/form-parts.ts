import type { PageElement, PageNode } from '@souk/contract';
import { isElement } from '../../tree/find';

/** A form of an owner's page, changed field by field before it is shown. */
export const mapFields = (
  nodes: readonly PageNode[] | undefined,
  change: (field: PageElement) => PageElement,
): PageNode[] =>
  (nodes ?? []).map((node) => {
    if (!isElement(node)) return node;
    const children = mapFields(node.children, change);
    const same = { ...node, ...(node.children ? { children } : {}) };
    return ['input', 'textarea', 'select'].includes(node.tag) ? change(same) : same;
  });

/** The name and value of every filled text field of a form. */
export const fieldsOf = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));

/** The form without what only the server or the browser would do with it. */
export const formProps = (node: PageElement): PageElement => {
  const { action: _action, method: _method, ...attrs } = node.attrs ?? {};
  return { ...node, attrs };
};
