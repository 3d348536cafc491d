import { FormattedMessage } from '@souk/i18n';
import { Card, Checkbox, Stack } from '@souk/ui';
import styled from 'styled-components';
import { CartGroupBlock } from '../parts/lines/cart-group';
import { scriptsOnly } from '../parts/lines/line-look';
import type { ShownCart } from '../parts/shown-cart/use-shown-cart';

/** Every merchant's lines on a sheet of their own, under one box that takes all in or out. Source: CART-02, CART-12. */
export function CartLinesCard({ cart }: { cart: ShownCart }) {
  return (
    <Stack $gap={4}>
      <Top>
        <Checkbox checked={cart.areAllChecked} onChange={cart.toggleAll}>
          <FormattedMessage id="cartPage.selectAll" />
        </Checkbox>
        <p>
          <FormattedMessage id="cartPage.items" values={{ count: cart.count }} />
        </p>
      </Top>
      {cart.groups.map((group) => (
        <Sheet key={group.merId}>
          <CartGroupBlock group={group} estimate={cart.estimate} look="page" />
        </Sheet>
      ))}
    </Stack>
  );
}

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  line-height: 1.3;
  color: var(--color-ink-soft);
  & > div {
    ${scriptsOnly}
  }
`;
const Sheet = styled(Card)`
  padding: 18px 16px 4px;
`;
