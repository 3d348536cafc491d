import type { PurchaseSummary } from '@souk/contract';
import { orderDetailPath } from '@souk/domain';
import { DateText, FormattedMessage, Money } from '@souk/i18n';
import { Link } from '@souk/router';
import { Card } from '@souk/ui';
import styled from 'styled-components';
import { OrderActions } from '../parts/order/order-actions';
import { lookOfPurchase } from '../parts/order/order-look';
import { StateBadge } from '../parts/order/state-badge';
import { OrderBlock } from './order-block';
import { PayBefore } from '../parts/order/pay-before';

/** One purchase with an order for each merchant; a purchase from one merchant is shown as a single order. Source: docs/marketplace 1. */
export function PurchaseCard({ purchase }: { purchase: PurchaseSummary }) {
  const { orderNo, createTime, payPrice, orders, state, payDeadline } = purchase;
  const isSplit = orders.length > 1;
  // What is not paid yet is paid or cancelled as a whole; after that each merchant's order goes its own way.
  const isOpen = state === 'unpaid';
  return (
    <Card as="article" aria-label={orderNo} $padding={0}>
      <Head>
        <Facts>
          <strong>
            <DateText iso={createTime} look="short" />
          </strong>
          <Link to={orderDetailPath(orderNo)}>
            <FormattedMessage id="orders.number" values={{ number: orderNo }} />
          </Link>
          {isSplit && (
            <span>
              <FormattedMessage id="orders.merchants" values={{ count: orders.length }} />
            </span>
          )}
        </Facts>
        <Sum>
          {isSplit && <StateBadge look={lookOfPurchase(state)} />}
          <strong>
            <Money usd={payPrice} />
          </strong>
        </Sum>
      </Head>
      {orders.map((order) => (
        <OrderBlock key={order.orderNo} order={order} isSplit={isSplit} hasActions={!isOpen} />
      ))}
      {isOpen && (
        <Foot>
          {payDeadline && <PayBefore iso={payDeadline} />}
          <OrderActions target={purchase} />
        </Foot>
      )}
    </Card>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  padding: 14px 20px;
  border-bottom: 1px solid var(--color-line);
`;
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  min-width: 0;
  overflow-wrap: anywhere;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  & > strong {
    color: var(--color-ink);
  }
`;
const Sum = styled.p`
  display: flex;
  gap: 12px;
  align-items: center;
  font-variant-numeric: tabular-nums;
`;
const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 20px;
  padding: 16px 20px;
  border-top: 1px solid var(--color-line);
`;
