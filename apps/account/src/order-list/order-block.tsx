import type { OrderAction, OrderSummary } from '@souk/contract';
import { merchantPath, orderDetailPath } from '@souk/domain';
import { FormattedMessage, Money } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink, from } from '@souk/ui';
import styled from 'styled-components';
import { OrderActions } from '../parts/order/order-actions';
import { OrderLines } from '../parts/order/order-lines';
import { lookOfOrder } from '../parts/order/order-look';
import { StateBadge } from '../parts/order/state-badge';

type Props = {
  order: OrderSummary;
  /** True where the purchase has other merchants' orders beside it. */
  isSplit: boolean;
  /** False while the purchase as a whole waits to be paid. */
  hasActions: boolean;
};

/** Belongs to the order's own page, not to a list. */
const elsewhere: readonly OrderAction[] = ['receipt'];

/** One merchant's part of a purchase: who ships it, where it stands, what is in it, what can be done. */
export function OrderBlock({ order, isSplit, hasActions }: Props) {
  const actions = order.actions.filter((action) => !elsewhere.includes(action));
  return (
    <Block role="group" aria-label={order.merName}>
      <Top>
        <p>
          <Link to={merchantPath(order.merId)}>{order.merName}</Link>
          {isSplit && <small>{order.orderNo}</small>}
        </p>
        <StateBadge look={lookOfOrder(order)} />
      </Top>
      <OrderLines lines={order.orderInfoList} />
      {order.refundedPrice > 0 && (
        <Refunded>
          <FormattedMessage
            id="orders.refundedOf"
            values={{ refunded: <Money usd={order.refundedPrice} />, paid: <Money usd={order.payPrice} /> }}
          />
        </Refunded>
      )}
      <Bottom>
        <ButtonLink as={Link} to={orderDetailPath(order.orderNo)} $size="sm" $variant="quiet">
          <FormattedMessage id="order.action.details" />
        </ButtonLink>
        {hasActions && <OrderActions target={{ ...order, actions, partOf: isSplit ? order.merName : undefined }} />}
      </Bottom>
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 18px 20px;
  & + & {
    border-top: 1px solid var(--color-line);
  }
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px 12px;
  /* On a phone the number has its own line, so that the state stands beside the name in every order. */
  & > p {
    display: contents;
    min-width: 0;
    ${from.md} {
      display: flex;
      flex-wrap: wrap;
      gap: 0 10px;
      align-items: baseline;
    }
  }
  & a {
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: 600;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  & small {
    order: 1;
    flex-basis: 100%;
    ${from.md} {
      flex-basis: auto;
    }
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  & > a {
    margin-inline-start: -10px;
  }
`;
const Refunded = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
`;
