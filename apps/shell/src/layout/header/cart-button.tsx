import { cartPath } from '@souk/domain';
import { useT } from '@souk/i18n';
import { useCart, usePanels } from '@souk/state';
import { IconButton } from '@souk/ui';
import { ShoppingBag } from 'lucide-react';
import type { FormEvent } from 'react';
import styled, { keyframes } from 'styled-components';
import { usePanelAhead } from '../panels';

/** Opens the cart drawer; its badge counts what is inside. Without scripts it leads to the cart page. */
export function CartButton() {
  const t = useT();
  const count = useCart((cart) => cart.count);
  const openPanel = usePanels((panels) => panels.openPanel);
  const ahead = usePanelAhead('cart.drawer');
  const openCart = (event: FormEvent) => {
    event.preventDefault();
    openPanel({ kind: 'cart' });
  };
  // The document script counts in these names before the application is there.
  const names = {
    'data-count-one': t('header.cart', { count: 1 }),
    'data-count-other': t('header.cart', { count: 2 }),
  };
  return (
    <form action={cartPath} data-hydrate="interaction" onSubmit={openCart}>
      <IconButton type="submit" label={t('header.cart', { count })} aria-haspopup="dialog" {...names} {...ahead}>
        <ShoppingBag aria-hidden="true" />
        {/* The document script counts here before the application is there; React takes over with the next count. */}
        <Count key={count} data-cart-count="" hidden={count === 0} suppressHydrationWarning>
          {count > 0 ? (count > 99 ? '99+' : String(count)) : ''}
        </Count>
      </IconButton>
    </form>
  );
}

const pop = keyframes`from { scale: 0.4; }`;
const Count = styled.span`
  position: absolute;
  inset: 3px 1px auto auto;
  min-width: 19px;
  padding: 0 5px;
  border-radius: var(--radius-round);
  background: var(--color-accent-ink);
  color: var(--color-paper);
  font-size: 0.7rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 19px;
  animation: ${pop} var(--slow) var(--ease);
`;
