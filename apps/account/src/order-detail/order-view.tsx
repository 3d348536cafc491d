import type { Order, Purchase } from '@souk/contract';
import { orderDetailPath } from '@souk/domain';
import { DateText, FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { Stack } from '@souk/ui';
import type { ReactNode } from 'react';
import { OrderActions } from '../parts/order/order-actions';
import { lookOfOrder, lookOfPurchase, type StateLook } from '../parts/order/order-look';
import { PayBefore } from '../parts/order/pay-before';
import { StateBadge } from '../parts/order/state-badge';
import { OpenPurchase } from './open-purchase';
import { OrderColumns, OrderHead } from './order-layout';
import { OrderSummaryCard } from './order-summary-card';
import { Parcel } from './parcel';
import { ReceiptHead } from './receipt-head';

/** A whole purchase: one parcel for each merchant, one sum. Source: docs/marketplace 9. */
export function WholePurchase({ purchase }: { purchase: Purchase }) {
  const { orderNo, createTime, state, orders, payDeadline } = purchase;
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
      {isOpen && <OrderActions target={purchase} />}
      {orders.map((order) => (
        <Parcel key={order.orderNo} order={order} isSplit={orders.length > 1} hasActions={!isOpen} />
      ))}
    </View>
  );
}

/** One merchant's order of a purchase; while that is not paid, with what can be done with the purchase. */
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
      {order.payDeadline && (
        <>
          <PayBefore iso={order.payDeadline} />
          <OpenPurchase orderNo={order.masterOrderNo} />
        </>
      )}
      <Parcel order={order} hasActions={!order.payDeadline} />
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
      <OrderHead orderNo={orderNo} badge={<StateBadge look={look} />}>
        <DateText iso={createTime} /> {note}
      </OrderHead>
      <OrderColumns>
        <Stack $gap={6}>{children}</Stack>
        <aside>{aside}</aside>
      </OrderColumns>
    </>
  );
}
