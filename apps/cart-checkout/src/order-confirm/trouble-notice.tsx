import type { CartGroup, LineTrouble, PreOrder, PreOrderLine } from '@souk/contract';
import { cartPath } from '@souk/domain';
import { FormattedMessage, Money } from '@souk/i18n';
import { Link } from '@souk/router';
import { useCart } from '@souk/state';
import { Button, ButtonLink, Cluster } from '@souk/ui';
import { useEffect, useRef } from 'react';
import { troublesOf } from '../parts/placing/create-order';
import { inCartNow, isInCart, linesOf } from './in-cart';
import { StoppingNotice } from './stopping-notice';
import { useNewCheckout } from './use-new-checkout';

type Props = { error: unknown; preOrder: PreOrder; onTaken: () => void };

/** Names the lines that cannot be bought any more, and lets the rest be bought. Source: lessons 9 and 10. */
export function TroubleNotice({ error, preOrder, onTaken }: Props) {
  const { begin, isBeginning } = useNewCheckout(preOrder, { onTaken });
  const troubles = troublesOf(error);
  const rest = restOf(preOrder, troubles, useCart(({ confirmed }) => confirmed) ?? []);
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is far below on a phone: what stands in the way comes into view.
  useEffect(() => box.current?.focus(), [error]);
  if (troubles.length === 0) return null;
  return (
    <StoppingNotice ref={box}>
      <strong>
        <FormattedMessage id="orderConfirm.troubles" values={{ count: troubles.length }} />
      </strong>
      <ul>
        {troubles.map((trouble) => (
          <li key={trouble.ref}>
            <b>{trouble.name}</b>{' '}
            <FormattedMessage
              id={`orderConfirm.trouble.${trouble.reason}`}
              values={{ available: trouble.available, price: <Money usd={trouble.price ?? 0} /> }}
            />
          </li>
        ))}
      </ul>
      <Cluster>
        {rest.length > 0 && (
          <Button variant="primary" size="sm" isBusy={isBeginning} onClick={() => begin(rest)}>
            <FormattedMessage id="orderConfirm.goOn" />
          </Button>
        )}
        <ButtonLink as={Link} to={cartPath} $size="sm">
          <FormattedMessage id="orderConfirm.toCart" />
        </ButtonLink>
      </Cluster>
    </StoppingNotice>
  );
}

/**
 * What can still be bought, in the words of a pre-order: the good lines, and what is left of the short ones. A line goes by the cart's id only
 * where the cart has as many: of another number that was kept, the cart's would be bought.
 */
const restOf = (preOrder: PreOrder, troubles: readonly LineTrouble[], cart: readonly CartGroup[]): PreOrderLine[] =>
  linesOf(preOrder).flatMap((line): PreOrderLine[] => {
    const { ref, productId, attrValueId, payNum } = line;
    const trouble = troubles.find((one) => one.ref === ref);
    const number = trouble ? (trouble.reason === 'PRICE_CHANGED' ? payNum : trouble.available) : payNum;
    if (number < 1 || (trouble && !['OUT_OF_STOCK', 'PRICE_CHANGED'].includes(trouble.reason))) return [];
    const now = isInCart(line) ? inCartNow(cart, line) : undefined;
    if (now?.cartNum === number) return [{ shoppingCartId: now.id }];
    return [{ productId, attrValueId, productNum: number }];
  });
