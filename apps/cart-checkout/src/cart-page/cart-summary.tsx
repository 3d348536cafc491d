import { FormattedMessage } from '@souk/i18n';
import { usePanels } from '@souk/state';
import { Button, Card, from } from '@souk/ui';
import styled from 'styled-components';
import { scriptsOnly } from '../parts/lines/line-look';
import type { ShownCart } from '../parts/shown-cart/use-shown-cart';
import { CheckoutForm } from './checkout-form';
import { SummaryRows } from './summary-rows';

/** What the chosen lines come to, and the way on. */
export function CartSummary({ cart }: { cart: ShownCart }) {
  const openPanel = usePanels((panels) => panels.openPanel);
  return (
    <Side as="aside" aria-labelledby="cart-summary">
      <h2 id="cart-summary">
        <FormattedMessage id="cartPage.summary" />
      </h2>
      <SummaryRows cart={cart} />
      <CheckoutForm cart={cart} />
      <noscript>
        <p>
          <FormattedMessage id="cartPage.needsScripts" />
        </p>
      </noscript>
      <Hint>
        <FormattedMessage id="cartPage.guest" />
      </Hint>
      <Way variant="quiet" size="sm" onClick={() => openPanel({ kind: 'subscribe' })}>
        <FormattedMessage id="cartPage.subscribe" />
      </Way>
    </Side>
  );
}

const Side = styled(Card)`
  display: grid;
  gap: 16px;
  & > h2 {
    font-size: var(--text-lg);
  }
  ${from.lg} {
    position: sticky;
    top: 84px;
    margin-top: 60px;
  }
`;
const Way = styled(Button)`
  ${scriptsOnly}
`;
const Hint = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  text-align: center;
`;
