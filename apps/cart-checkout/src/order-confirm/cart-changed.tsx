import type { PreOrder, PreOrderItem } from '@souk/contract';
import { cartPath, variantText } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { Button, ButtonLink, Cluster } from '@souk/ui';
import { StoppingNotice } from './stopping-notice';
import type { CartChanges } from './use-cart-changes';
import { useNewCheckout } from './use-new-checkout';

type Props = { news: CartChanges; preOrder: PreOrder; onTaken: () => void; onLinesRefused: (error: unknown) => void };

/** A product with its variant: of one product the cart may have several. */
const nameOf = ({ productName, sku }: PreOrderItem) =>
  [productName, sku && variantText(sku)].filter(Boolean).join(', ');

/** Says what has changed in the cart since; the order follows it, or stays as it is. Source: docs/expectations, C1. */
export function CartChanged({ news, preOrder, ...then }: Props) {
  const { begin, isBeginning } = useNewCheckout(preOrder, then);
  const { changes, linesOfCart, box, keepOrder } = news;
  if (changes.length === 0) return null;
  return (
    <StoppingNotice ref={box}>
      <strong>
        <FormattedMessage id="orderConfirm.cartChanged" />
      </strong>
      <ul>
        {changes.map(({ line, inCart }) => (
          <li key={line.ref}>
            <FormattedMessage
              id="orderConfirm.cartHas"
              values={{ name: <b>{nameOf(line)}</b>, count: inCart, here: line.payNum }}
            />
          </li>
        ))}
      </ul>
      <Cluster>
        {linesOfCart.length > 0 ? (
          <Button variant="primary" size="sm" isBusy={isBeginning} onClick={() => begin(linesOfCart)}>
            <FormattedMessage id="orderConfirm.followCart" />
          </Button>
        ) : (
          <ButtonLink as={Link} to={cartPath} $size="sm">
            <FormattedMessage id="orderConfirm.toCart" />
          </ButtonLink>
        )}
        <Button size="sm" disabled={isBeginning} onClick={keepOrder}>
          <FormattedMessage id="orderConfirm.keepOrder" />
        </Button>
      </Cluster>
    </StoppingNotice>
  );
}
