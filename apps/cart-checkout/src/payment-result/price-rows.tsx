import type { Purchase } from '@souk/contract';
import { FormattedMessage, Money } from '@souk/i18n';
import styled from 'styled-components';

/** What the order comes to, and of what. */
export function PriceRows({ purchase }: { purchase: Purchase }) {
  const { proTotalPrice, totalPostage, couponPrice, payPrice } = purchase;
  const rows: [id: string, usd: number][] = [
    ['paymentResult.goods', proTotalPrice],
    ['paymentResult.shipping', totalPostage],
    ...(couponPrice > 0 ? [['paymentResult.coupons', -couponPrice] satisfies [string, number]] : []),
    ['paymentResult.total', payPrice],
  ];
  return (
    <div>
      <h3>
        <FormattedMessage id="paymentResult.price" />
      </h3>
      <Rows>
        {rows.map(([id, usd]) => (
          <div key={id}>
            <dt>
              <FormattedMessage id={id} />
            </dt>
            <dd>
              <Money usd={usd} />
            </dd>
          </div>
        ))}
      </Rows>
    </div>
  );
}

const Rows = styled.dl`
  display: grid;
  gap: 4px;
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  & > div:last-child {
    padding-top: 6px;
    border-top: 1px solid var(--color-line);
    font-weight: 600;
  }
`;
