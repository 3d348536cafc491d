import type { PreOrder } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { Button, Card, from } from '@souk/ui';
import { LockKeyhole } from 'lucide-react';
import styled from 'styled-components';
import { CouponPart } from './coupon-part';
import { ErrorSummary } from './error-summary';
import { MerchantBlock } from './merchant-block';
import { Totals } from './totals';
import type { Prices } from './use-prices';

type Props = { preOrder: PreOrder; prices: Prices; isPlacing: boolean; error: unknown };

/** What is bought from whom, coupons, a note, what it comes to, and the one button. */
export function OrderSummary({ preOrder, prices, isPlacing, error }: Props) {
  return (
    <Side as="aside" id="order-summary" aria-labelledby="order-summary-title">
      <Middle>
        <h2 id="order-summary-title">
          <FormattedMessage id="orderConfirm.summary" values={{ count: preOrder.orderProNum }} />
        </h2>
        {preOrder.orderList.map((group) => (
          <MerchantBlock
            key={group.merId}
            group={group}
            totals={prices.merchants.find(({ merId }) => merId === group.merId) ?? group}
          />
        ))}
      </Middle>
      <Coupons>
        <CouponPart preOrder={preOrder} prices={prices} />
      </Coupons>
      <Foot>
        <Totals totals={prices.totals} isUpdating={prices.isUpdating} />
        <ErrorSummary error={error} />
        <Button type="submit" variant="primary" size="lg" isWide isBusy={isPlacing}>
          <LockKeyhole aria-hidden="true" size={18} strokeWidth={1.5} />
          <FormattedMessage id="orderConfirm.place" />
        </Button>
        <Hint>
          <FormattedMessage id="orderConfirm.placeHint" />
        </Hint>
      </Foot>
    </Side>
  );
}

/** On wide screens what is bought scrolls; coupons, the total and the button stay in view. */
const Side = styled(Card)`
  scroll-margin-top: 16px;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 0;
  overflow: hidden;
  ${from.lg} {
    position: sticky;
    top: 20px;
    max-height: calc(100dvh - 40px);
  }
`;
const Middle = styled.div`
  display: grid;
  gap: 20px;
  min-height: 120px;
  padding: 20px;
  overflow: auto;
  overscroll-behavior: contain;
  & > h2 {
    font-size: var(--text-xl);
  }
`;
/** Always in sight; opened, its list scrolls by itself. */
const Coupons = styled.div`
  flex: 0 1 auto;
  padding: 14px 20px;
  border-top: 1px solid var(--color-line);
  ${from.lg} {
    min-height: 72px;
    max-height: 45%;
    overflow: auto;
    overscroll-behavior: contain;
  }
`;
const Foot = styled.div`
  display: grid;
  gap: 14px;
  padding: 16px 20px 20px;
  border-top: 1px solid var(--color-line);
  background: var(--color-surface);
`;
const Hint = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  text-align: center;
`;
