import type { Order } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { SkeletonText } from '@souk/ui';
import { Loaded } from '../parts/feedback/loaded';
import { OrderActions } from '../parts/order/order-actions';
import { orderQueries } from '../parts/order/order.queries';

/** What can be done with the unpaid purchase that an order is a part of: it is paid, changed or cancelled as a whole. Source: ORDER-09. */
export function OpenPurchase({ orderNo }: Pick<Order, 'orderNo'>) {
  const query = useQuery(orderQueries(useApi()).detail(orderNo));
  return (
    <Loaded query={query} skeleton={<SkeletonText lines={2} />}>
      {(found) =>
        found.kind === 'purchase' &&
        found.purchase.state === 'unpaid' && (
          <>
            {found.purchase.orders.length > 1 && (
              <p>
                <FormattedMessage id="orderDetail.paidTogether" values={{ number: orderNo }} />
              </p>
            )}
            <OrderActions target={found.purchase} />
          </>
        )
      }
    </Loaded>
  );
}
