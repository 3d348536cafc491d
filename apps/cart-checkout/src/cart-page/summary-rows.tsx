import { FormattedMessage, Money } from '@souk/i18n';
import styled from 'styled-components';
import type { ShownCart } from '../parts/shown-cart/use-shown-cart';

/** What the chosen lines come to: their sum at once, freight and total as the server estimates them. Source: CART-09, docs/expectations, C4. */
export function SummaryRows({ cart }: { cart: ShownCart }) {
  const { data, isUpdating } = cart.estimate;
  return (
    <>
      <Rows>
        <Row aria-busy={cart.isUpdating} aria-live="polite" aria-atomic="true">
          <dt>
            <FormattedMessage id="cartPage.subtotal" values={{ count: cart.checkedCount }} />
          </dt>
          <dd>
            <Money usd={cart.subtotalUsd} />
          </dd>
        </Row>
        <Row aria-busy={isUpdating}>
          <dt>
            <FormattedMessage id="cartPage.shipping" />
          </dt>
          <dd>
            {data === null && <FormattedMessage id="cartPage.atCheckout" />}
            {data?.freightFee === 0 && <FormattedMessage id="cartPage.free" />}
            {data !== null && data.freightFee > 0 && <Money usd={data.freightFee} />}
          </dd>
        </Row>
        {data && (
          <Total aria-busy={isUpdating || cart.isUpdating}>
            <dt>
              <FormattedMessage id="cartPage.total" />
            </dt>
            <dd>
              <Money usd={data.payFee} />
            </dd>
          </Total>
        )}
      </Rows>
      <Hint>
        <FormattedMessage id="cartPage.coupons" />
      </Hint>
    </>
  );
}

const Rows = styled.dl`
  display: grid;
  gap: 8px;
  font-variant-numeric: tabular-nums;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 16px;
  & > dd {
    margin-inline-start: auto;
  }
  color: var(--color-ink-soft);
  &[aria-busy='true'] > dd {
    opacity: 0.5;
  }
`;
const Total = styled(Row)`
  margin-top: 4px;
  padding-top: 12px;
  border-top: 1px solid var(--color-line);
  color: var(--color-ink);
  font-size: var(--text-lg);
  font-weight: 600;
`;
const Hint = styled.p`
  margin-top: -8px;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
`;
