import { FormattedMessage } from '@souk/i18n';
import { usePanels, useSession } from '@souk/state';
import { Button, from, radius } from '@souk/ui';
import styled, { css } from 'styled-components';
import { scriptsOnly } from '../parts/lines/line-look';
import type { ShownCart } from '../parts/shown-cart/use-shown-cart';
import { ExpressPay } from '../parts/express/express-pay';
import { CheckoutBar } from './checkout-bar';
import { SummaryRows } from './summary-rows';
import { useCartExpress } from './use-cart-express';

/** What the chosen lines come to, and the way on: one sheet on wide screens, a sheet and a bar below it on phones. */
export function CartSummary({ cart }: { cart: ShownCart }) {
  const openPanel = usePanels((panels) => panels.openPanel);
  const express = useCartExpress(cart);
  const isUser = useSession().status === 'user';
  return (
    <Side aria-labelledby="cart-summary">
      <Sheet>
        <h2 id="cart-summary">
          <FormattedMessage id="cartPage.summary" />
        </h2>
        <SummaryRows cart={cart} />
        <ExpressPay source={express} />
        <noscript>
          <p>
            <FormattedMessage id="cartPage.needsScripts" />
          </p>
        </noscript>
      </Sheet>
      <CheckoutBar cart={cart} />
      <Below>
        <p>
          <FormattedMessage id={isUser ? 'cartPage.user' : 'cartPage.guest'} />
        </p>
        <Way variant="quiet" size="sm" onClick={() => openPanel({ kind: 'subscribe' })}>
          <FormattedMessage id="cartPage.subscribe" />
        </Way>
      </Below>
    </Side>
  );
}

const sheet = css`
  padding: 20px;
  border: 1px solid var(--color-line);
  border-radius: ${radius.large};
  background: var(--color-surface);
`;
/** On phones it is no box: what sticks to the edge of the screen does so along the whole cart. */
const Side = styled.aside`
  display: contents;
  ${from.lg} {
    ${sheet}
    position: sticky;
    top: 84px;
    display: grid;
    gap: 16px;
    margin-top: 60px;
  }
`;
const Sheet = styled.div`
  ${sheet}
  display: grid;
  gap: 16px;
  & > h2 {
    font-size: var(--text-lg);
  }
  ${from.lg} {
    padding: 0;
    border: 0;
  }
`;
const Below = styled.div`
  display: grid;
  gap: 12px;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  text-align: center;
`;
const Way = styled(Button)`
  min-height: 44px;
  ${scriptsOnly}
`;
