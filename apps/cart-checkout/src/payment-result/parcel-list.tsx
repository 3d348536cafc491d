import type { Order, PayResult, Purchase } from '@souk/contract';
import { variantText } from '@souk/domain';
import { FormattedMessage, formatDate, Money, useLocale } from '@souk/i18n';
import { Picture, SectionTitle, radius } from '@souk/ui';
import { Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = {
  /** What the list is called. */
  title: ReactNode;
  result: PayResult;
  /** Absent until it is read: then the numbers stand alone. */
  purchase: Purchase | undefined;
};

/** Every merchant's own order, with its number and what is in the parcel. */
export function ParcelList({ title, result, purchase }: Props) {
  const orderOf = (orderNo: string) => purchase?.orders.find((order) => order.orderNo === orderNo);
  return (
    <Box aria-labelledby="parcels">
      <SectionTitle id="parcels">{title}</SectionTitle>
      <Parcels>
        {result.orders.map(({ orderNo, merName }) => (
          <li key={orderNo}>
            <Head>
              <strong>{merName}</strong> <span>{orderNo}</span>
            </Head>
            <Arrival order={orderOf(orderNo)} />
            {orderOf(orderNo)?.orderInfoList.map((line) => (
              <Line key={line.id}>
                <Picture src={line.image} alt="" sizes="48px" widths={[96, 160]} />
                <span>
                  {line.productName}
                  {line.sku && <small>{variantText(line.sku)}</small>}
                </span>
                <span>
                  <Money usd={line.price} /> × {line.payNum}
                </span>
              </Line>
            ))}
          </li>
        ))}
      </Parcels>
    </Box>
  );
}

function Arrival({ order }: { order: Order | undefined }) {
  const { locale } = useLocale();
  if (!order?.arrives) return null;
  const day = (iso: string) => formatDate(iso, locale, 'weekday');
  const { from, until } = order.arrives;
  return (
    <When>
      <Truck aria-hidden="true" size={16} strokeWidth={1.5} />
      <FormattedMessage id="order.arrives" values={{ from: day(from), until: day(until) }} />
    </When>
  );
}

const When = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--color-ok);
  font-size: var(--text-sm);
  font-weight: 500;
`;
const Box = styled.section`
  display: grid;
  gap: 16px;
  & > h2 {
    font-size: var(--text-xl);
  }
`;
const Parcels = styled.ul`
  display: grid;
  gap: 10px;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: 12px;
    padding: 14px 16px;
    border: 1px solid var(--color-line);
    border-radius: ${radius.large};
    background: var(--color-surface);
  }
`;
const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 16px;
  & > span {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }
`;
const Line = styled.p`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  font-variant-numeric: tabular-nums;
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
