import { hasReason } from '@souk/api-client';
import { orderDetailPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useNavigate } from '@souk/router';
import { keepOrderToken, useApi, useSession } from '@souk/state';
import { Button, Notice, Stack } from '@souk/ui';
import { useLayoutEffect } from 'react';
import { Loaded } from '../parts/feedback/loaded';
import { orderQueries, ordersKey } from '../parts/order/order.queries';
import { useChange } from '../parts/use-change';
import { LinkForm } from './link-form';
import { OrderDetailSkeleton } from './order-detail-skeleton';
import { WholePurchase } from './order-view';

type Props = { orderNo: string; token: string };

/** A guest's purchase, and what can be done with it by its key; a signed-in shopper can take it into their account. Source: docs/lessons 18; ORDER-10. */
export function GuestOrder({ orderNo, token }: Props) {
  const query = useQuery(orderQueries(useApi()).visitor(orderNo, token));
  const isSignedIn = useSession().status === 'user';
  // The key of the link pays an order that is still open, cancels it, asks for money back and where the parcel is: the parts below ask for
  // that in their effects, and read the key then.
  useLayoutEffect(() => {
    if (query.data) keepOrderToken(orderNo, token);
  }, [query.data, orderNo, token]);
  if (hasReason(query.error, 'NOT_FOUND')) return <LinkForm orderNo={orderNo} isExpired />;
  return (
    <Stack $gap={6}>
      {isSignedIn && query.data && <Claim orderNo={orderNo} token={token} />}
      <Loaded query={query} skeleton={<OrderDetailSkeleton orderNo={orderNo} />}>
        {(purchase) => <WholePurchase purchase={purchase} />}
      </Loaded>
    </Stack>
  );
}

function Claim({ orderNo, token }: Props) {
  const api = useApi();
  const navigate = useNavigate();
  const claim = useChange({
    call: () => api.orders.visitorClaim({ orderNo }, { orderToken: token }),
    done: 'orderDetail.claimed',
    stale: [ordersKey],
    then: () => navigate(orderDetailPath(orderNo), { replace: true }),
  });
  return (
    <Notice>
      <FormattedMessage id="orderDetail.claimText" />
      <Button size="sm" isBusy={claim.isPending} onClick={() => claim.mutate()}>
        <FormattedMessage id="orderDetail.claim" />
      </Button>
    </Notice>
  );
}
