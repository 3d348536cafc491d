import type { Order, Purchase } from '@souk/contract';
import { DateText, FormattedMessage, Money } from '@souk/i18n';
import { useShipTo } from '@souk/state/typed-address';
import { Card } from '@souk/ui';
import styled from 'styled-components';

type Summed = Pick<
  Purchase,
  | 'proTotalPrice'
  | 'totalPostage'
  | 'couponPrice'
  | 'payPrice'
  | 'refundedPrice'
  | 'payType'
  | 'payTime'
  | 'payDeadline'
  | 'realName'
  | 'userPhone'
  | 'userAddress'
  | 'email'
> &
  Partial<Pick<Order, 'userRemark'>>;

/** What was paid, how, and where it goes. Addresses are those of the day of the order. */
export function OrderSummaryCard({ purchaseNo, of: sum }: { purchaseNo: string; of: Summed }) {
  const shipTo = useShipTo(purchaseNo, sum);
  return (
    <Card>
      <Sums>
        <Row label="orderDetail.goods" usd={sum.proTotalPrice} />
        <Row label="orderDetail.shipping" usd={sum.totalPostage} />
        {sum.couponPrice > 0 && <Row label="orderDetail.coupons" usd={-sum.couponPrice} />}
        <Row label="orderDetail.total" usd={sum.payPrice} isTotal />
        {sum.refundedPrice > 0 && <Row label="orderDetail.refunded" usd={-sum.refundedPrice} />}
      </Sums>
      <Facts>
        <div>
          <dt>
            <FormattedMessage id="orderDetail.shipTo" />
          </dt>
          <dd>
            {shipTo.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="orderDetail.payment" />
          </dt>
          <dd>
            {sum.payTime ? (
              <>
                <FormattedMessage id={`orderDetail.pay.${sum.payType ?? 'stripe'}`} />,{' '}
                <DateText iso={sum.payTime} look="time" />
              </>
            ) : (
              // What can no longer be paid is not waited for.
              <FormattedMessage id={sum.payDeadline ? 'order.notPaid' : 'orderDetail.neverPaid'} />
            )}
          </dd>
        </div>
        {sum.userRemark && (
          <div>
            <dt>
              <FormattedMessage id="orderDetail.note" />
            </dt>
            <dd>{sum.userRemark}</dd>
          </div>
        )}
      </Facts>
    </Card>
  );
}

function Row({ label, usd, isTotal = false }: { label: string; usd: number; isTotal?: boolean }) {
  return (
    <Line $isTotal={isTotal}>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>
        <Money usd={usd} />
      </dd>
    </Line>
  );
}

const Sums = styled.dl`
  display: grid;
  gap: 8px;
  padding-bottom: 20px;
  border-bottom: 1px solid var(--color-line);
  font-variant-numeric: tabular-nums;
`;
const Line = styled.div<{ $isTotal: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  ${({ $isTotal }) => $isTotal && 'margin-top: 4px; font-size: var(--text-lg); font-weight: 600;'}
`;
const Facts = styled.dl`
  display: grid;
  gap: 16px;
  padding-top: 20px;
  font-size: var(--text-sm);
  & dt {
    margin-bottom: 2px;
    font-weight: 600;
  }
  & dd {
    color: var(--color-ink-soft);
    overflow-wrap: anywhere;
  }
  & dd > span {
    display: block;
  }
`;
