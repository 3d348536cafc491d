import type { PageElement } from '@souk/contract';
import { ownOrdersPath } from '@souk/domain';
import { Link } from '@souk/router';
import { useSession } from '@souk/state';
import { VisuallyHidden } from '@souk/ui';
import { propsOf } from '../../tree/attributes';
import { PageNodes, PlainElement } from '../../tree/page-nodes';

type Props = { node: PageElement };

/** The shopper's name, as text; the owner's own words while nobody is signed in. Source: PAGE-03. */
export function UserName({ node }: Props) {
  const { user } = useSession();
  return user ? <PlainElement node={node}>{user.nickname || user.email}</PlainElement> : <PlainElement node={node} />;
}

/**
 * The shopper's picture, or their first letter; opens their orders. Nothing while nobody is signed in. The name is text: attributes
 * can be read by the owner's styles, letter by letter. Source: PAGE-03, PAGE-07.
 */
export function Avatar({ node }: Props) {
  const { user } = useSession();
  if (!user) return null;
  const name = user.nickname || user.email;
  const { src: _src, alt: _alt, srcSet: _set, href: _href, ...props } = propsOf(node.tag, node.attrs);
  return (
    <Link to={ownOrdersPath} {...(node.tag === 'img' ? {} : props)}>
      {user.avatar ? (
        <img src={user.avatar} alt="" width={40} height={40} {...(node.tag === 'img' ? props : {})} />
      ) : (
        <span aria-hidden="true">{name.slice(0, 1).toUpperCase()}</span>
      )}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Link>
  );
}

/** What the owner put inside, leading to the shopper's orders. Source: PAGE-07. */
export function UserInfo({ node }: Props) {
  const { href: _href, ...props } = propsOf(node.tag, node.attrs);
  return (
    <Link to={ownOrdersPath} {...props}>
      <PageNodes nodes={node.children} />
    </Link>
  );
}

/** Shown to who is signed in. */
export const SignedIn = ({ node }: Props) => (useSession().status === 'user' ? <PlainElement node={node} /> : null);

/** Shown to everyone else, and while it is not known yet. */
export const SignedOut = ({ node }: Props) => (useSession().status === 'user' ? null : <PlainElement node={node} />);
