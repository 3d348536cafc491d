import type { PageElement } from '@souk/contract';
import { useMoney } from '@souk/i18n';
import { useCart } from '@souk/state';
import { useEffect } from 'react';
import { PlainElement } from '../../tree/page-nodes';

/** How many pieces are in the cart. Without the application the document script counts in the same element. Source: PAGE-03. */
export function CartCount({ node }: { node: PageElement }) {
  const count = useCart((cart) => cart.count);
  return (
    <PlainElement node={node} props={{ 'data-cart-count': '', suppressHydrationWarning: true }}>
      {count}
    </PlainElement>
  );
}

/** Sum of the checked lines. Nothing where they could not be read. */
export function CartTotal({ node }: { node: PageElement }) {
  const total = useCart((cart) => cart.subtotalUsd);
  const isUnread = useCart((cart) => cart.status === 'failed' && cart.groups.length === 0);
  const load = useCart((cart) => cart.load);
  const money = useMoney();
  useEffect(() => void load(), [load]);
  return isUnread ? null : <PlainElement node={node}>{money(total)}</PlainElement>;
}
