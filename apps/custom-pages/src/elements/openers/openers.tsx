import type { PageElement } from '@souk/contract';
import { allProductsPath, cartPath, profilePath, searchPagePath } from '@souk/domain';
import { useNavigate } from '@souk/router';
import { usePanels, useSession, type Panel } from '@souk/state';
import { PlainElement } from '../../tree/page-nodes';
import { pressProps } from '../../tree/press';

type Props = { node: PageElement };

/** Where a link leads while scripts are on their way; with them it opens a panel. */
function Opener({ node, panel, fallback }: Props & { panel: Panel; fallback: string }) {
  const openPanel = usePanels((panels) => panels.openPanel);
  return <PlainElement node={withoutHref(node)} props={pressProps(node, () => openPanel(panel), fallback)} />;
}

/** The opener's own address would be taken for an internal link. */
const withoutHref = (node: PageElement): PageElement => {
  const { href: _href, ...attrs } = node.attrs ?? {};
  return { ...node, attrs };
};

/** Opens the cart drawer. Source: PAGE-03. */
export const CartOpen = ({ node }: Props) => <Opener node={node} panel={{ kind: 'cart' }} fallback={cartPath} />;

/** Opens the side menu. Source: PAGE-03. */
export const MenuOpen = ({ node }: Props) => <Opener node={node} panel={{ kind: 'menu' }} fallback={allProductsPath} />;

/** Opens the search drawer. */
export const SearchOpen = ({ node }: Props) => (
  <Opener node={node} panel={{ kind: 'search' }} fallback={searchPagePath} />
);

/** Starts signing in; a signed-in shopper sees nothing of it. Source: PAGE-03. */
export function Login({ node }: Props) {
  const { status } = useSession();
  return status === 'user' ? null : <Opener node={node} panel={{ kind: 'login' }} fallback={profilePath} />;
}

const mode = 'createAccount';

/** Starts creating an account; a signed-in shopper sees nothing of it. Source: PAGE-03. */
export function SignUp({ node }: Props) {
  const { status } = useSession();
  return status === 'user' ? null : (
    <Opener node={node} panel={{ kind: 'login', mode }} fallback={`${profilePath}#${mode}`} />
  );
}

/** Signs out; there only for who is signed in. */
export function Logout({ node }: Props) {
  const { status } = useSession();
  const navigate = useNavigate();
  if (status !== 'user') return null;
  const bare = withoutHref(node);
  return <PlainElement node={bare} props={pressProps(bare, () => void navigate('/logout'))} />;
}
