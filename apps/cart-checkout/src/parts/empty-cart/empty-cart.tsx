import { allProductsPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink, EmptyState } from '@souk/ui';
import { ShoppingBag } from 'lucide-react';

type Props = { headingLevel?: 1 | 2; onGo?: () => void };

/** Nothing in the cart: says so, and where to go. Source: DRAWER-03, CART-11. */
export function EmptyCart({ headingLevel = 2, onGo }: Props) {
  return (
    <EmptyState
      picture={<ShoppingBag aria-hidden="true" strokeWidth={0.75} style={{ width: 96, height: 96 }} />}
      title={<FormattedMessage id="emptyCart.title" />}
      headingLevel={headingLevel}
      action={
        <ButtonLink as={Link} $variant="primary" to={allProductsPath} onClick={onGo}>
          <FormattedMessage id="emptyCart.shopNow" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="emptyCart.text" />
    </EmptyState>
  );
}
