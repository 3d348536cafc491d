import { FormattedMessage, useT } from '@souk/i18n';
import { Drawer } from '@souk/ui';
import { CartGroupBlock } from '../parts/lines/cart-group';
import { SheetMessages } from '../parts/sheet-messages/sheet-messages';
import { useShownCart } from '../parts/shown-cart/use-shown-cart';
import { CartTrouble } from '../parts/cart-trouble/cart-trouble';
import { EmptyCart } from '../parts/empty-cart/empty-cart';
import { DrawerFoot } from './drawer-foot';
import { DrawerSkeleton } from './drawer-skeleton';
import styled from 'styled-components';

/** The cart over any page. Opening it reads the list anew. Source: spec 2 "Cart drawer"; DRAWER-01 to DRAWER-03. */
export function CartDrawer({ onClose }: { onClose: () => void }) {
  const t = useT();
  const cart = useShownCart();
  const hasLines = cart.groups.length > 0;
  return (
    <Drawer
      title={<FormattedMessage id="cartDrawer.title" />}
      closeLabel={t('word.close')}
      onClose={onClose}
      footer={
        <>
          <SheetMessages />
          {hasLines && <DrawerFoot cart={cart} />}
        </>
      }
    >
      {cart.isFailed && <CartTrouble cart={cart} />}
      {!cart.isKnown && !cart.isFailed && <DrawerSkeleton />}
      {cart.isKnown && !cart.isFailed && !hasLines && <EmptyCart onGo={onClose} />}
      <Groups>
        {cart.groups.map((group) => (
          <CartGroupBlock key={group.merId} group={group} estimate={cart.estimate} look="drawer" />
        ))}
      </Groups>
    </Drawer>
  );
}

const Groups = styled.div`
  display: grid;
  gap: 20px;
`;
