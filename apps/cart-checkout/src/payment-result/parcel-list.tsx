import type { PayResult, Purchase } from '@souk/contract';
import { FormattedMessage, Money } from '@souk/i18n';
import { Picture, SectionTitle } from '@souk/ui';
import styled from 'styled-components';

type Props = {
  result: PayResult;
  /** Absent until it is read: then the numbers stand alone. */
  purchase: Purchase | undefined;
};

/** Every merchant's own order, with its number and what is in the parcel. */
export function ParcelList({ result, purchase }: Props) {
  return (
    <Box aria-labelledby="parcels">
      <SectionTitle id="parcels">
        <FormattedMessage id="paymentResult.parcels" values={{ count: result.orders.length }} />
      </SectionTitle>
      <Parcels>
        {result.orders.map(({ orderNo, merName }) => (
          <li key={orderNo}>
            <Head>
              <strong>{merName}</strong> <span>{orderNo}</span>
            </Head>
            {purchase?.orders
              .find((order) => order.orderNo === orderNo)
              ?.orderInfoList.map((line) => (
                <Line key={line.id}>
                  <Picture src={line.image} alt="" sizes="48px" widths={[96, 160]} />
                  <span>
                    {line.productName}
                    {line.sku && <small>{line.sku.split(',').join(' · ')}</small>}
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
    border-radius: 12px;
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
