import type { PageElement, PageNode } from '@souk/contract';
import { createElement } from 'react';
import { AddToCartField, QuickViewField, RemoveField } from './action-fields';
import type { Fill } from './fill';
import { isElement } from './find';
import { Link } from '@souk/router';
import { propsOf } from './attributes';
import { PageNodes } from './page-nodes';

type Props = {
  node: PageElement;
  name: string;
  fill: Fill;
  /** The row has a link that says its name, so that one around a picture alone need not be read out. */
  hasWordLink: boolean;
};

/** A template's piece with what it stands for. A piece that has nothing to say is not shown. */
export function FieldElement({ node, name, fill, hasWordLink }: Props) {
  switch (name) {
    case 'image':
    case 'avatar':
      return <PictureField node={node} fill={fill} />;
    case 'link':
      return <LinkField node={node} fill={fill} isSilent={hasWordLink && onlyPicture(node)} />;
    case 'add-to-cart':
      return <AddToCartField node={node} fill={fill} />;
    case 'quick-view':
      return <QuickViewField node={node} fill={fill} />;
    case 'remove':
      return <RemoveField node={node} fill={fill} />;
    default:
      return <TextField node={node} name={name} fill={fill} />;
  }
}

function TextField({ node, name, fill: { text, lang } }: Omit<Props, 'hasWordLink'>) {
  if (!text[name]) return null;
  const own = lang?.[name] ? { lang: lang[name] } : {};
  return createElement(node.tag, { ...propsOf(node.tag, node.attrs), ...own }, text[name]);
}

const widths = [160, 320, 480, 640, 960];

function PictureField({ node, fill: { picture } }: Pick<Props, 'node' | 'fill'>) {
  if (!picture?.src) return null;
  const isOurs = picture.src.startsWith('/img/');
  const props = propsOf('img', node.tag === 'img' ? node.attrs : {});
  const image = (
    <img
      loading="lazy"
      decoding="async"
      {...props}
      alt={picture.alt}
      src={isOurs ? `${picture.src}?w=480` : picture.src}
      {...(isOurs
        ? {
            srcSet: widths.map((width) => `${picture.src}?w=${width} ${width}w`).join(', '),
            sizes: String(props['sizes'] ?? '(min-width: 768px) 25vw, 46vw'),
          }
        : {})}
    />
  );
  return node.tag === 'img' ? image : createElement(node.tag, propsOf(node.tag, node.attrs), image);
}

function LinkField({ node, fill, isSilent }: Pick<Props, 'node' | 'fill'> & { isSilent: boolean }) {
  const inner = <PageNodes nodes={node.children} />;
  const { href: _written, ...props } = propsOf(node.tag, node.attrs);
  return node.tag === 'a' && fill.href ? (
    <Link to={fill.href} {...props} {...(isSilent ? { 'aria-hidden': true, tabIndex: -1 } : {})}>
      {inner}
    </Link>
  ) : (
    createElement(node.tag, props, inner)
  );
}

/** Whether a row's nodes hold a link around more than a picture. */
export const hasWordLink = (nodes: readonly PageNode[]): boolean =>
  nodes.some(
    (node) =>
      isElement(node) &&
      ((node.attrs?.['data-souk-field'] === 'link' && !onlyPicture(node)) || hasWordLink(node.children ?? [])),
  );

const onlyPicture = ({ children = [] }: PageElement): boolean =>
  children.every((child) =>
    typeof child === 'string' ? child.trim() === '' : child.attrs?.['data-souk-field'] === 'image',
  );
