import { hasReason } from '@souk/api-client';
import { FormattedMessage } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { Link } from '@souk/router';
import { useApi } from '@souk/state';
import { ButtonLink, EmptyState } from '@souk/ui';
import { Loaded } from '../parts/feedback/loaded';
import { orderQueries } from '../parts/order/order.queries';
import { OrderDetailSkeleton } from './order-detail-skeleton';
import { OneOrder, WholePurchase } from './order-view';

/** A signed-in shopper's own order. Somebody else's is as unknown as one that does not exist. */
export function OwnOrder({ orderNo }: { orderNo: string }) {
  const query = useQuery(orderQueries(useApi()).detail(orderNo));
  if (hasReason(query.error, 'NOT_FOUND')) return <UnknownOrder />;
  return (
    <Loaded query={query} skeleton={<OrderDetailSkeleton orderNo={orderNo} />}>
      {(found) =>
        found.kind === 'purchase' ? <WholePurchase purchase={found.purchase} /> : <OneOrder order={found.order} />
      }
    </Loaded>
  );
}

/** No such order of this shopper. */
export function UnknownOrder() {
  return (
    <EmptyState
      headingLevel={1}
      title={<FormattedMessage id="orderDetail.unknown" />}
      action={
        <ButtonLink as={Link} to="/users/order_list" $variant="primary">
          <FormattedMessage id="orderDetail.toList" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="orderDetail.unknownText" />
    </EmptyState>
  );
}
