import { cartPath } from '@souk/domain';
import { FormattedMessage, Money } from '@souk/i18n';
import { Link } from '@souk/router';
import { Button, ButtonLink } from '@souk/ui';
import styled from 'styled-components';
import type { ShownCart } from '../parts/shown-cart/use-shown-cart';
import { useStartCheckout } from '../parts/start-checkout/use-start-checkout';

/** Always in view: what it comes to, and the two ways on. Source: DRAWER-03. */
export function DrawerFoot({ cart }: { cart: ShownCart }) {
  const { data, isUpdating } = cart.estimate;
  const checkout = useStartCheckout();
  return (
    <Foot>
      <Sum aria-live="polite" aria-atomic="true">
        <span>
          <FormattedMessage id="cartDrawer.subtotal" />
        </span>
        <strong>
          <Money usd={cart.subtotalUsd} />
        </strong>
      </Sum>
      {data ? (
        <Row aria-busy={isUpdating}>
          <FormattedMessage id="cartDrawer.shipping" />
          <span>
            {data.freightFee === 0 ? <FormattedMessage id="cartDrawer.free" /> : <Money usd={data.freightFee} />}
          </span>
        </Row>
      ) : (
        <Row>
          <FormattedMessage id="cartDrawer.later" />
        </Row>
      )}
      <Button variant="primary" size="lg" isWide isBusy={checkout.isBusy} onClick={checkout.start}>
        <FormattedMessage id="cartDrawer.checkout" />
      </Button>
      <ButtonLink as={Link} to={cartPath} $isWide>
        <FormattedMessage id="cartDrawer.viewCart" />
      </ButtonLink>
    </Foot>
  );
}

const Foot = styled.div`
  display: grid;
  gap: 10px;
`;
const Sum = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  font-size: var(--text-lg);
  & > strong {
    font-variant-numeric: tabular-nums;
  }
`;
const Row = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 4px;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  &[aria-busy='true'] > span {
    opacity: 0.5;
  }
`;
