import type { Order } from '@souk/contract';
import { merchantPath } from '@souk/domain';
import { FormattedMessage, Money } from '@souk/i18n';
import { Link } from '@souk/router';
import { Card, Stack } from '@souk/ui';
import styled from 'styled-components';
import { OrderActions } from '../parts/order/order-actions';
import { OrderLines } from '../parts/order/order-lines';
import { lookOfOrder } from '../parts/order/order-look';
import { StateBadge } from '../parts/order/state-badge';
import { Timeline } from '../parts/timeline/timeline';
import { Arrival } from './arrival';
import { RefundLinks } from './refund-links';
import { Tracking } from './tracking';

type Props = {
  order: Order;
  /** True where other merchants' parcels stand beside it. */
  isSplit?: boolean;
  hasActions: boolean;
};

/** One merchant's parcel: who sends it, where it stands, what is in it, what can be done. Source: docs/marketplace 9. */
export function Parcel({ order, isSplit = false, hasActions }: Props) {
  const actions = order.actions.filter((action) => action !== 'express');
  return (
    <Card as="section" aria-label={order.merName}>
      <Stack $gap={5}>
        <Head>
          <div>
            <h2>
              <Link to={merchantPath(order.merId)}>{order.merName}</Link>
            </h2>
            <small>{order.orderNo}</small>
          </div>
          <StateBadge look={lookOfOrder(order)} />
        </Head>
        <Arrival arrives={order.arrives} />
        <OrderLines lines={order.orderInfoList} />
        <Sum>
          <span>
            {order.payPostage > 0 ? (
              <FormattedMessage id="orderDetail.withShipping" values={{ postage: <Money usd={order.payPostage} /> }} />
            ) : (
              <FormattedMessage id="orderDetail.freeShipping" />
            )}
          </span>
          <strong>
            <Money usd={order.payPrice} />
          </strong>
        </Sum>
        <RefundLinks order={order} />
        <Timeline steps={order.timeline} />
        {order.expNo && hasActions && <Tracking order={order} />}
        {order.serviceType && (
          <Contact to={merchantPath(order.merId)}>
            <FormattedMessage id="orderDetail.contact" values={{ merchant: order.merName }} />
          </Contact>
        )}
        {hasActions && <OrderActions target={{ ...order, actions, partOf: isSplit ? order.merName : undefined }} />}
      </Stack>
    </Card>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 4px 12px;
  /* Name and state share a line; the number has its own and is not broken at its hyphen. */
  & > div {
    display: contents;
  }
  & small {
    order: 1;
    flex-basis: 100%;
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
  & h2 {
    flex: 1 1 6rem;
    min-width: 0;
    font-size: var(--text-lg);
    overflow-wrap: anywhere;
  }
  & a {
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;
const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  padding-top: 14px;
  border-top: 1px solid var(--color-line);
  font-variant-numeric: tabular-nums;
  & > span {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
const Contact = styled(Link)`
  display: inline-flex;
  align-items: center;
  width: fit-content;
  min-height: 44px;
  font-size: var(--text-sm);
  @media print {
    display: none;
  }
`;
