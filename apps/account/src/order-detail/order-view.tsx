import type { Order, Purchase } from '@souk/contract';
import { orderDetailPath } from '@souk/domain';
import { DateText, FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { Cluster, from, PageTitle, Stack } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OrderActions } from '../parts/order/order-actions';
import { lookOfOrder, lookOfPurchase, type StateLook } from '../parts/order/order-look';
import { PayBefore } from '../parts/order/pay-before';
import { StateBadge } from '../parts/order/state-badge';
import { GuestActions } from './guest-actions';
import { OrderSummaryCard } from './order-summary-card';
import { Parcel } from './parcel';
import { ReceiptHead } from './receipt-head';

/** A whole purchase: one parcel for each merchant, one sum. Source: docs/marketplace 9. */
export function WholePurchase({ purchase, isGuest = false }: { purchase: Purchase; isGuest?: boolean }) {
  const { orderNo, createTime, state, orders, actions, payPrice, payDeadline } = purchase;
  const isOpen = state === 'unpaid';
  return (
    <View
      orderNo={orderNo}
      createTime={createTime}
      isPaid={purchase.paid}
      look={lookOfPurchase(state)}
      note={
        orders.length > 1 && (
          <FormattedMessage id="orderDetail.parcels" values={{ count: orders.length, merchants: orders.length }} />
        )
      }
      aside={<OrderSummaryCard purchaseNo={orderNo} of={purchase} />}
    >
      {payDeadline && <PayBefore iso={payDeadline} />}
      {isOpen && !isGuest && <OrderActions target={{ orderNo, actions }} amountUsd={payPrice} />}
      {isOpen && isGuest && (
        <Cluster>
          <GuestActions orderNo={orderNo} amountUsd={payPrice} actions={actions} />
          <OrderActions target={{ orderNo, actions: actions.filter((action) => action === 'cancel') }} />
        </Cluster>
      )}
      {orders.map((order) => (
        <Parcel key={order.orderNo} order={order} hasActions={!isOpen} />
      ))}
    </View>
  );
}

/** One merchant's order of a purchase. */
export function OneOrder({ order }: { order: Order }) {
  return (
    <View
      orderNo={order.orderNo}
      createTime={order.createTime}
      isPaid={order.paid}
      look={lookOfOrder(order)}
      note={
        <Link to={orderDetailPath(order.masterOrderNo)}>
          <FormattedMessage id="orderDetail.toPurchase" values={{ number: order.masterOrderNo }} />
        </Link>
      }
      aside={<OrderSummaryCard purchaseNo={order.masterOrderNo} of={order} />}
    >
      {order.payDeadline && <PayBefore iso={order.payDeadline} />}
      <Parcel order={order} hasActions />
    </View>
  );
}

type ViewProps = {
  orderNo: string;
  createTime: string;
  isPaid: boolean;
  look: StateLook;
  note: ReactNode;
  aside: ReactNode;
  children: ReactNode;
};

function View({ orderNo, createTime, isPaid, look, note, aside, children }: ViewProps) {
  return (
    <>
      <ReceiptHead isPaid={isPaid} />
      <Head>
        <PageTitle>
          <FormattedMessage id="orderDetail.title" values={{ number: <Number key="number">{orderNo}</Number> }} />
        </PageTitle>
        <StateBadge look={look} />
        <p>
          <DateText iso={createTime} /> {note}
        </p>
      </Head>
      <Columns>
        <Stack $gap={6}>{children}</Stack>
        <aside>{aside}</aside>
      </Columns>
    </>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  margin-bottom: 28px;
  & > p {
    display: flex;
    flex-basis: 100%;
    flex-wrap: wrap;
    gap: 4px 20px;
    color: var(--color-ink-soft);
  }
`;
/** Long and without a space: smaller, and broken rather than wider than the screen. */
const Number = styled.span`
  display: block;
  margin-top: 4px;
  font-family: var(--font-body);
  font-size: var(--text-lg);
  font-weight: 600;
  letter-spacing: 0.01em;
  overflow-wrap: anywhere;
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: 40px;
    & > aside {
      position: sticky;
      top: 92px;
    }
  }
`;
