import type { PurchaseSummary } from '@souk/contract';
import { orderDetailPath } from '@souk/domain';
import { DateText, FormattedMessage, Money } from '@souk/i18n';
import { Link } from '@souk/router';
import { Button, Card, from, Picture } from '@souk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { lookOfPurchase } from '../parts/order/order-look';
import { PayBefore } from '../parts/order/pay-before';
import { PayDialog } from '../parts/order/pay-dialog';
import { StateBadge } from '../parts/order/state-badge';

const picturesShown = 3;

/** One purchase in a line or two: what was bought, where it stands, and how to pay it where it is not paid. */
export function PurchaseRow({ purchase }: { purchase: PurchaseSummary }) {
  const { orderNo, createTime, payPrice, orders, state, payDeadline } = purchase;
  const [isPaying, setPaying] = useState(false);
  const lines = orders.flatMap(({ orderInfoList }) => orderInfoList);
  return (
    <Row as="article" aria-label={orderNo} $padding={0}>
      <Pictures aria-hidden="true">
        {lines.slice(0, picturesShown).map(({ id, image }) => (
          <Picture key={id} src={image} alt="" sizes="56px" widths={[96, 160]} />
        ))}
      </Pictures>
      <Facts>
        <Name to={orderDetailPath(orderNo)}>
          <FormattedMessage
            id="overview.lines"
            values={{ name: lines[0]?.productName ?? '', more: lines.length - 1 }}
          />
        </Name>
        <small>
          <DateText iso={createTime} look="short" /> · <Money usd={payPrice} />
        </small>
        {payDeadline && <PayBefore iso={payDeadline} />}
      </Facts>
      <End>
        <StateBadge look={lookOfPurchase(state)} />
        {state === 'unpaid' && (
          <Button size="sm" variant="primary" onClick={() => setPaying(true)}>
            <FormattedMessage id="overview.pay" values={{ amount: <Money key="amount" usd={payPrice} /> }} />
          </Button>
        )}
      </End>
      {isPaying && <PayDialog orderNo={orderNo} amountUsd={payPrice} onClose={() => setPaying(false)} />}
    </Row>
  );
}

const Row = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px 16px;
  align-items: center;
  padding: 14px 16px;
  &:hover {
    border-color: var(--color-line-strong);
  }
  ${from.sm} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;
const Pictures = styled.div`
  display: flex;
  & > img {
    width: 56px;
    height: 56px;
    border-radius: var(--radius);
    border: 2px solid var(--color-surface);
    object-fit: cover;
  }
  & > img + img {
    margin-inline-start: -28px;
  }
`;
const Facts = styled.div`
  display: grid;
  gap: 2px;
  & > small {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
  }
`;
/** The whole card leads to the order; what else can be pressed lies above. */
const Name = styled(Link)`
  font-weight: 600;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  & > button {
    position: relative;
    z-index: 1;
  }
  ${from.sm} {
    grid-column: auto;
    flex-direction: column;
    align-items: flex-end;
  }
`;
