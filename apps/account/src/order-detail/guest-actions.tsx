import type { OrderAction } from '@souk/contract';
import { cartPath, paymentResultPath } from '@souk/domain';
import { FormattedMessage, Money } from '@souk/i18n';
import { Link, useNavigate } from '@souk/router';
import { useOrderToCart } from '@souk/state';
import { Button, ButtonLink, Cluster } from '@souk/ui';

type Props = { orderNo: string; amountUsd: number; actions: readonly OrderAction[] };

/** What the bearer of a link may do with an order that is not paid. Source: ORDER-10. */
export function GuestActions({ orderNo, amountUsd, actions }: Props) {
  const navigate = useNavigate();
  const change = useOrderToCart(orderNo);
  return (
    <Cluster>
      {actions.includes('pay') && (
        <ButtonLink as={Link} to={paymentResultPath(orderNo)} $variant="primary">
          <FormattedMessage id="order.payAmount" values={{ amount: <Money usd={amountUsd} /> }} />
        </ButtonLink>
      )}
      {actions.includes('change') && (
        <Button
          isBusy={change.isPending}
          onClick={() => change.mutate(undefined, { onSuccess: () => navigate(cartPath) })}
        >
          <FormattedMessage id="order.change" />
        </Button>
      )}
    </Cluster>
  );
}
