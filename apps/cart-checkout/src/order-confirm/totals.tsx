import type { PurchaseTotals } from '@souk/contract';
import { FormattedMessage, Money } from '@souk/i18n';
import styled from 'styled-components';

type Props = { totals: PurchaseTotals; isUpdating: boolean };

/** What it comes to, as the server priced it last. */
export function Totals({ totals, isUpdating }: Props) {
  return (
    <Rows aria-busy={isUpdating} aria-live="polite">
      <Row>
        <dt>
          <FormattedMessage id="orderConfirm.goods" />
        </dt>
        <dd>
          <Money usd={totals.proTotalFee} />
        </dd>
      </Row>
      <Row>
        <dt>
          <FormattedMessage id="orderConfirm.freight" />
        </dt>
        <dd>
          {totals.freightFee === 0 ? (
            <FormattedMessage id="orderConfirm.freeFreight" />
          ) : (
            <Money usd={totals.freightFee} />
          )}
        </dd>
      </Row>
      {totals.couponFee > 0 && (
        <Row $isGood>
          <dt>
            <FormattedMessage id="orderConfirm.coupon" />
          </dt>
          <dd>
            −<Money usd={totals.couponFee} />
          </dd>
        </Row>
      )}
      <Sum>
        <dt>
          <FormattedMessage id="orderConfirm.total" />
        </dt>
        <dd>
          <Money usd={totals.payFee} />
        </dd>
        <Note>
          <FormattedMessage id="orderConfirm.taxes" />
        </Note>
      </Sum>
      {isUpdating && (
        <Row>
          <dt>
            <FormattedMessage id="orderConfirm.updating" />
          </dt>
        </Row>
      )}
    </Rows>
  );
}

const Rows = styled.dl`
  display: grid;
  gap: 8px;
  &[aria-busy='true'] dd {
    opacity: 0.5;
  }
`;
/** Under the sum it is about. */
const Note = styled.dd`
  width: 100%;
  font-weight: 400;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
`;
const Row = styled.div<{ $isGood?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  color: var(${({ $isGood }) => ($isGood ? '--color-ok' : '--color-ink-soft')});
  & > dd {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
`;
const Sum = styled(Row)`
  align-items: baseline;
  margin-top: 4px;
  color: var(--color-ink);
  font-size: var(--text-lg);
  font-weight: 600;
`;
