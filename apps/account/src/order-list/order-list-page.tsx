import { allProductsPath, ownOrdersPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { useInfiniteQuery } from '@souk/query';
import { Link, useSearchParams } from '@souk/router';
import { useApi } from '@souk/state';
import { ButtonLink, EmptyState, Picture, Stack } from '@souk/ui';
import { AccountFrame } from '../parts/account-frame/account-frame';
import { orderQueries, type OrderFilter } from '../parts/order/order.queries';
import { PagedList } from '../parts/paged/paged-list';
import { readOrderFilter } from './order-list.url';
import { OrderListSkeleton } from './order-list-skeleton';
import { OrderSearch } from './order-search';
import { OrderTabs } from './order-tabs';
import { PurchaseCard } from './purchase-card';

/** Own orders, split by merchant. Source: spec 2, Other screens; ORDER-09, ROUTE-14. */
export function OrderListPage() {
  const [search] = useSearchParams();
  const filter = readOrderFilter(search);
  return (
    <AccountFrame title="account.orders" area="/users/order_list" action={<OrderSearch filter={filter} />}>
      <OrderTabs filter={filter} />
      <Orders filter={filter} />
    </AccountFrame>
  );
}

function Orders({ filter }: { filter: OrderFilter }) {
  const query = useInfiniteQuery(orderQueries(useApi()).list(filter));
  return (
    <PagedList
      query={query}
      keyOf={({ orderNo }) => orderNo}
      skeleton={<OrderListSkeleton />}
      empty={<NoOrders filter={filter} />}
    >
      {(purchases) => (
        <Stack $gap={5}>
          {purchases.map((purchase) => (
            <PurchaseCard key={purchase.orderNo} purchase={purchase} />
          ))}
        </Stack>
      )}
    </PagedList>
  );
}

/** Nothing here: what to do next, with a picture. */
function NoOrders({ filter: { type, keyword } }: { filter: OrderFilter }) {
  const isFiltered = type !== 'all' || keyword !== '';
  return (
    <EmptyState
      picture={<Picture src="/img/canvas-tote-natural.webp" alt="" sizes="168px" widths={[160, 320]} />}
      title={<FormattedMessage id={isFiltered ? 'orders.noneHere' : 'orders.none'} />}
      action={
        <ButtonLink as={Link} to={isFiltered ? ownOrdersPath : allProductsPath} $variant="primary">
          <FormattedMessage id={isFiltered ? 'orders.showAll' : 'orders.shop'} />
        </ButtonLink>
      }
    >
      <FormattedMessage id={isFiltered ? 'orders.noneHereText' : 'orders.noneText'} />
    </EmptyState>
  );
}
