import type { PageElement, PageNode } from '@souk/contract';
import { Link } from '@souk/router';
import { createElement, Fragment, use, type ReactNode } from 'react';
import { propsOf } from './attributes';
import { FieldContext } from './fill';
import { LiveContext } from './live-context';

const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'wbr']);

/** An owner's page, element by element. No HTML is ever read here: what is shown is what the server has cleaned. */
export function PageNodes({ nodes }: { nodes: readonly PageNode[] | undefined }): ReactNode {
  return nodes?.map((node, index) => <Node key={index} node={node} />);
}

function Node({ node }: { node: PageNode }): ReactNode {
  const drawField = use(FieldContext);
  const live = use(LiveContext);
  if (typeof node === 'string') return node;
  const field = node.attrs?.['data-souk-field'];
  if (field && drawField) return drawField(node, field);
  const Live = live[node.attrs?.['data-souk'] ?? ''];
  return Live ? <Live node={node} /> : <PlainElement node={node} />;
}

/** An element as the owner wrote it; internal links lead on without a reload. Source: PAGE-07. */
export function PlainElement({
  node,
  props = {},
  children,
}: {
  node: PageElement;
  props?: object;
  children?: ReactNode;
}) {
  const { tag, attrs } = node;
  if (tag === 'template') return null;
  const inner = children ?? <PageNodes nodes={node.children} />;
  const all = { ...propsOf(tag, attrs), ...props };
  if (empty.has(tag)) return createElement(tag, all);
  if (tag === 'textarea') return createElement(tag, { ...all, defaultValue: plainText(node) });
  if (tag === 'option') return createElement(tag, { ...all, value: valueOf(node) }, plainText(node));
  if (tag === 'select') return createElement(tag, { ...all, defaultValue: chosenOf(node) }, inner);
  const href = attrs?.['href'];
  if (tag === 'a' && href && isInternal(href) && !attrs?.['target']) {
    const { href: _href, ...rest } = all as Record<string, unknown>;
    return (
      <Link to={href} {...rest}>
        {inner}
      </Link>
    );
  }
  return createElement(tag, all, <Fragment>{inner}</Fragment>);
}

/** An address of a page of the store: not of a file, a call or a place on this page. */
export const isInternal = (href: string): boolean =>
  /^\/(?!\/)/.test(href) && !/^\/(api|img|docs|remotes|auth|sandbox|actions)\//.test(href);

const plainText = (node: PageElement): string =>
  (node.children ?? []).map((child) => (typeof child === 'string' ? child : '')).join('');

const chosenOf = (node: PageElement): string | undefined => {
  for (const child of node.children ?? []) {
    if (typeof child === 'string') continue;
    const found =
      child.tag === 'optgroup' ? chosenOf(child) : child.attrs?.['selected'] !== undefined ? valueOf(child) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

const valueOf = (option: PageElement) => option.attrs?.['value'] ?? plainText(option).trim();
