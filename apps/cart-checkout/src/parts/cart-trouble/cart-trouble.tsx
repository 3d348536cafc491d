import { cartPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { PartNotice } from '@souk/mfe';
import type { ShownCart } from '../shown-cart/use-shown-cart';

/**
 * Says that the cart could not be read, and reads it again on request. A cart that nobody could read is never called empty:
 * lines that were known before stay in sight. Source: spec 8, Cart list failure; CART-11.
 */
export function CartTrouble({ cart: { groups, load } }: { cart: Pick<ShownCart, 'groups' | 'load'> }) {
  const hasLines = groups.length > 0;
  return (
    <PartNotice
      error={null}
      title={<FormattedMessage id={hasLines ? 'cartTrouble.stale' : 'cartTrouble.title'} />}
      onRetry={() => void load()}
    >
      {hasLines ? <FormattedMessage id="cartTrouble.staleText" /> : null}
    </PartNotice>
  );
}

/** The same on a page without scripts, where asking for the page again is the way to try. */
export function CartTroubleWithoutScripts() {
  return (
    <PartNotice error={null} title={<FormattedMessage id="cartTrouble.title" />}>
      <FormattedMessage id="part.safe" />{' '}
      <a href={cartPath}>
        <FormattedMessage id="word.retry" />
      </a>
    </PartNotice>
  );
}
