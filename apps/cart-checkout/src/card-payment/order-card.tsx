import type { OrderLine, Purchase } from '@souk/contract';
import { FormattedMessage, Money } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { useShipTo } from '@souk/state/typed-address';
import { Card, Picture, SkeletonText } from '@souk/ui';
import styled from 'styled-components';
import { payQueries } from '../parts/pay-queries/pay.queries';

type Props = { orderNo: string; amountUsd: number | null };

/** What is paid for: number, items, where they go, and the total. Source: spec 2, Routes; ROUTE-22. */
export function OrderCard({ orderNo, amountUsd }: Props) {
  const { data: purchase, isPending } = useQuery(payQueries(useApi()).purchase(orderNo));
  return (
    <Box as="section" aria-labelledby="card-payment-order">
      <h2 id="card-payment-order">
        <FormattedMessage id="cardPayment.items" />
      </h2>
      <Soft>
        <FormattedMessage id="cardPayment.order" values={{ number: orderNo }} />
      </Soft>
      {isPending && <SkeletonText lines={3} />}
      {purchase && <Lines lines={purchase.orders.flatMap(({ orderInfoList }) => orderInfoList)} />}
      {purchase && <ShipsTo orderNo={orderNo} purchase={purchase} />}
      <Total>
        <span>
          <FormattedMessage id="cardPayment.total" />
        </span>
        <strong>{amountUsd === null ? '\u2007' : <Money usd={amountUsd} />}</strong>
      </Total>
    </Box>
  );
}

function Lines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <List>
      {lines.map((line) => (
        <li key={line.id}>
          <Picture src={line.image} alt="" sizes="56px" widths={[96, 160]} />
          <span>
            {line.productName}
            <small>
              {line.sku && `${line.sku.split(',').join(' · ')} · `}
              {line.payNum} × <Money usd={line.price} />
            </small>
          </span>
          <b>
            <Money usd={Math.round(line.price * line.payNum * 100) / 100} />
          </b>
        </li>
      ))}
    </List>
  );
}

function ShipsTo({ orderNo, purchase }: { orderNo: string; purchase: Purchase }) {
  return (
    <div>
      <h3>
        <FormattedMessage id="cardPayment.shipsTo" />
      </h3>
      {useShipTo(orderNo, purchase).map((line) => (
        <Soft key={line}>{line}</Soft>
      ))}
    </div>
  );
}

const Box = styled(Card)`
  display: grid;
  gap: 16px;
  align-content: start;
  min-width: 0;
  & > h2 {
    font-size: var(--text-xl);
  }
  & h3 {
    font-family: var(--font-body);
    font-size: var(--text-sm);
    font-weight: 600;
  }
`;
const Soft = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`;
const List = styled.ul`
  display: grid;
  gap: 12px;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    font-variant-numeric: tabular-nums;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
  & b {
    font-weight: 500;
  }
`;
const Total = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  padding-top: 16px;
  border-top: 1px solid var(--color-line);
  font-size: var(--text-lg);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
