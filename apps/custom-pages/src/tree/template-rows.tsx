import type { PageElement, PageNode } from '@souk/contract';
import type { Key, ReactNode, Ref } from 'react';
import { FieldElement, hasWordLink } from './field-element';
import { FieldContext, type Fill } from './fill';
import { findPart, isElement } from './find';
import { PageNodes, PlainElement } from './page-nodes';

type Props = {
  /** The owner's element: somewhere below it stands the template, and maybe what is said of an empty list. */
  node: PageElement;
  /** What each row is filled with. */
  rows: readonly { key: Key; fill: Fill }[];
  isEmpty: boolean;
  isBusy?: boolean;
  root?: Ref<HTMLElement>;
  /** Changes a row's nodes before they are filled. */
  mark?: (nodes: readonly PageNode[], index: number) => readonly PageNode[];
  /** What stands in place of a piece that the owner marked so. */
  pieces?: Readonly<Record<string, (piece: PageElement) => ReactNode>>;
};

/** Rows in the owner's own markup: the item is a template, filled once per row and itself not shown. Source: spec 2 "Custom pages". */
export function TemplateRows({ node, rows, isEmpty, isBusy, root, mark = (nodes) => nodes, pieces = {} }: Props) {
  const template = findPart(node.children ?? [], 'item');
  const nodes = template ? rowNodesOf(template) : [];
  const isNamed = hasWordLink(nodes);
  const filled = rows.map(({ key, fill }, index) => (
    <FieldContext
      key={key}
      value={(piece, name) => <FieldElement node={piece} name={name} fill={fill} hasWordLink={isNamed} />}
    >
      <PageNodes nodes={mark(nodes, index)} />
    </FieldContext>
  ));
  const walk = (children: readonly PageNode[] = []): ReactNode =>
    children.map((child, index) => {
      if (child === template) return filled;
      if (!isElement(child)) return child;
      const name = child.attrs?.['data-souk'];
      if (name === 'empty') return isEmpty ? <PlainElement key={`empty${index}`} node={child} /> : null;
      const draw = name === undefined ? undefined : pieces[name];
      if (draw) return <Piece key={`piece${index}`} node={child} draw={draw} />;
      return findPart(child.children ?? [], 'item') ? (
        <PlainElement key={index} node={child}>
          {walk(child.children)}
        </PlainElement>
      ) : (
        <PageNodes key={index} nodes={[child]} />
      );
    });
  const props = { ...(root && { ref: root }), ...(isBusy === undefined ? {} : { 'aria-busy': isBusy }) };
  return (
    <PlainElement node={node} props={props}>
      {walk(node.children)}
    </PlainElement>
  );
}

const Piece = ({ node, draw }: { node: PageElement; draw: (piece: PageElement) => ReactNode }) => draw(node);

/** A `<template>` is its content; any other element is itself, without its mark. */
const rowNodesOf = (template: PageElement): readonly PageNode[] => {
  if (template.tag === 'template')
    return (template.children ?? []).filter((child) => isElement(child) || child.trim() !== '');
  const { 'data-souk': _mark, ...attrs } = template.attrs ?? {};
  return [{ ...template, attrs }];
};
