import { FormattedMessage } from '@souk/i18n';
import { ErrorNotice } from '@souk/ui';
import type { ShownCart } from '../shown-cart/use-shown-cart';

/**
 * Says that the cart could not be read, and reads it again on request. A cart that nobody could read is never called empty:
 * lines that were known before stay in sight. Source: spec 8, Cart list failure; CART-11.
 */
export function CartTrouble({ cart: { groups, load } }: { cart: Pick<ShownCart, 'groups' | 'load'> }) {
  const hasLines = groups.length > 0;
  return (
    <ErrorNotice
      title={<FormattedMessage id={hasLines ? 'cartTrouble.stale' : 'cartTrouble.title'} />}
      retryLabel={<FormattedMessage id="word.retry" />}
      onRetry={() => void load()}
    >
      <FormattedMessage id={hasLines ? 'cartTrouble.staleText' : 'cartTrouble.text'} />
    </ErrorNotice>
  );
}

/** The same on a page without scripts, where asking for the page again is the way to try. */
export function CartTroubleWithoutScripts() {
  return (
    <ErrorNotice title={<FormattedMessage id="cartTrouble.title" />}>
      <FormattedMessage id="cartTrouble.text" />{' '}
      <a href="/order/shopping_cart">
        <FormattedMessage id="word.retry" />
      </a>
    </ErrorNotice>
  );
}
