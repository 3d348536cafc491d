import type { PageElement } from '@souk/contract';
import { createElement } from 'react';
import { AddToCartField, QuickViewField, RemoveField } from './action-fields';
import type { Fill } from './fill';
import { Link } from '@souk/router';
import { propsOf } from './attributes';
import { PageNodes } from './page-nodes';

type Props = { node: PageElement; name: string; fill: Fill };

/** A template's piece with what it stands for. A piece that has nothing to say is not shown. */
export function FieldElement({ node, name, fill }: Props) {
  switch (name) {
    case 'image':
    case 'avatar':
      return <PictureField node={node} fill={fill} />;
    case 'link':
      return <LinkField node={node} fill={fill} />;
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

function TextField({ node, name, fill: { text, lang } }: Props) {
  if (!text[name]) return null;
  const own = lang?.[name] ? { lang: lang[name] } : {};
  return createElement(node.tag, { ...propsOf(node.tag, node.attrs), ...own }, text[name]);
}

const widths = [160, 320, 480, 640, 960];

function PictureField({ node, fill: { picture } }: Omit<Props, 'name'>) {
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

function LinkField({ node, fill }: Omit<Props, 'name'>) {
  const inner = <PageNodes nodes={node.children} />;
  const { href: _written, ...props } = propsOf(node.tag, node.attrs);
  // The picture's link says nothing of its own: the name beside it is the link that is read out.
  const isSilent = onlyPicture(node);
  return node.tag === 'a' && fill.href ? (
    <Link to={fill.href} {...props} {...(isSilent ? { 'aria-hidden': true, tabIndex: -1 } : {})}>
      {inner}
    </Link>
  ) : (
    createElement(node.tag, props, inner)
  );
}

const onlyPicture = ({ children = [] }: PageElement): boolean =>
  children.every((child) =>
    typeof child === 'string' ? child.trim() === '' : child.attrs?.['data-souk-field'] === 'image',
  );
