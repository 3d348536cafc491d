import type { Order } from '@souk/contract';
import { FormattedMessage, Money } from '@souk/i18n';
import { Link } from '@souk/router';
import { useSession } from '@souk/state';
import styled from 'styled-components';
import { lookOfRefund } from '../parts/order/refund-look';
import { refundHref } from '../parts/order/refund.url';
import { StateBadge } from '../parts/order/state-badge';

/** The requests for money back on an order, each with where it stands and the way to it. */
export function RefundLinks({ order: { orderNo, refunds } }: { order: Order }) {
  const isGuest = useSession().status !== 'user';
  if (refunds.length === 0) return null;
  return (
    <List>
      {refunds.map(({ refundOrderNo, refundStatus, refundPrice }) => (
        <li key={refundOrderNo}>
          <Link to={refundHref(refundOrderNo, { orderNo, isGuest })}>
            <FormattedMessage id="orderDetail.refundOf" values={{ amount: <Money usd={refundPrice} /> }} />
          </Link>
          <StateBadge look={lookOfRefund(refundStatus)} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    min-height: 44px;
  }
  @media print {
    display: none;
  }
`;
