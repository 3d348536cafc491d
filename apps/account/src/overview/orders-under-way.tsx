import type { PurchaseState, PurchaseSummary } from '@souk/contract';
import { allProductsPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { useInfiniteQuery, useQuery } from '@souk/query';
import { Link } from '@souk/router';
import { useApi } from '@souk/state';
import { ButtonLink, Card, SkeletonBlock, Stack } from '@souk/ui';
import styled from 'styled-components';
import { Loaded } from '../parts/feedback/loaded';
import { orderQueries, type OrderFilter } from '../parts/order/order.queries';
import { userQueries } from '../parts/user.queries';
import { PurchaseRow } from './purchase-row';

/** Every order, newest first: what is under way is nearly always among the first. */
export const allOrders: OrderFilter = { type: 'all', keyword: '' };

const most = 3;

/** States after which nothing more is expected of anybody. */
const ended: readonly PurchaseState[] = ['delivered', 'completed', 'cancelled'];

const underWay = (purchases: readonly PurchaseSummary[]) =>
  purchases.filter(({ state }) => !ended.includes(state)).slice(0, most);

/** The newest orders that are not paid, not sent or not here yet. */
export function OrdersUnderWay() {
  const api = useApi();
  const query = useInfiniteQuery(orderQueries(api).list(allOrders));
  const tiles = useQuery(userQueries(api).info());
  return (
    <section aria-labelledby="orders-under-way">
      <Head>
        <h2 id="orders-under-way">
          <FormattedMessage id="overview.underWay" />
        </h2>
        <ButtonLink as={Link} to="/users/order_list" $size="sm" $variant="quiet">
          <FormattedMessage id="overview.allOrders" />
        </ButtonLink>
      </Head>
      <Loaded query={query} together={tiles} skeleton={<RowsShape />}>
        {({ pages }) => <Rows purchases={pages.flatMap(({ list }) => list)} hasOlder={query.hasNextPage} />}
      </Loaded>
    </section>
  );
}

/** What is under way behind the newest orders: asked by its state, where those do not show enough. */
const useOlder = (isAsked: boolean) => {
  const queries = orderQueries(useApi());
  const of = (type: OrderFilter['type']) => ({ ...queries.list({ type, keyword: '' }), enabled: isAsked });
  const asked = [useInfiniteQuery(of('unpaid')), useInfiniteQuery(of('0')), useInfiniteQuery(of('1'))];
  const older = asked.flatMap(({ data }) => data?.pages.flatMap(({ list }) => list) ?? []);
  return { older, isAsking: isAsked && asked.some(({ isPending }) => isPending) };
};

function Rows({ purchases, hasOlder }: { purchases: readonly PurchaseSummary[]; hasOlder: boolean }) {
  const newest = underWay(purchases);
  const { older, isAsking } = useOlder(hasOlder && newest.length < most);
  const isNew = ({ orderNo }: PurchaseSummary) => newest.every((one) => one.orderNo !== orderNo);
  const shown = underWay([...newest, ...older.filter(isNew)]);
  if (shown.length === 0 && isAsking) return <RowsShape />;
  if (shown.length === 0) return <NothingUnderWay hasOrdered={purchases.length > 0} />;
  return (
    <Stack as="ul" $gap={3} role="list">
      {shown.map((purchase) => (
        <li key={purchase.orderNo}>
          <PurchaseRow purchase={purchase} />
        </li>
      ))}
    </Stack>
  );
}

function NothingUnderWay({ hasOrdered }: { hasOrdered: boolean }) {
  return (
    <Quiet>
      <p>
        <FormattedMessage id={hasOrdered ? 'overview.nothingUnderWay' : 'overview.nothingYet'} />
      </p>
      {!hasOrdered && (
        <ButtonLink as={Link} to={allProductsPath} $size="sm" $variant="primary">
          <FormattedMessage id="overview.shop" />
        </ButtonLink>
      )}
    </Quiet>
  );
}

function RowsShape() {
  return (
    <Stack $gap={3} aria-hidden="true">
      {[0, 1].map((row) => (
        <SkeletonBlock key={row} $height="104px" />
      ))}
    </Stack>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  margin-bottom: 12px;
  & > h2 {
    font-size: var(--text-lg);
  }
`;
const Quiet = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 20px;
  color: var(--color-ink-soft);
`;
