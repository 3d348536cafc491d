import type { PreOrder } from '@souk/contract';
import { FormattedMessage, Money } from '@souk/i18n';
import { PartNotice } from '@souk/mfe';
import { useQuery } from '@souk/query';
import { useApi, usePanels, useSession } from '@souk/state';
import { Accordion, Button, FieldError, SkeletonBlock } from '@souk/ui';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import type { CheckoutForm } from '../parts/placing/checkout-form';
import { CouponPicker } from './coupon-picker';
import { orderConfirmQueries } from './order-confirm.queries';
import type { Prices } from './use-prices';

type Props = { preOrder: PreOrder; prices: Prices };

/** Coupons, folded away behind what they take off now. Guests are told how to use theirs. Source: ORDER-02; C7. */
export function CouponPart({ preOrder, prices }: Props) {
  const id = useId();
  const { status } = useSession();
  return (
    <div role="group" aria-labelledby={id}>
      <Title id={id}>
        <FormattedMessage id="orderConfirm.coupon" />
      </Title>
      {status === 'user' ? <Own preOrder={preOrder} prices={prices} /> : <Guest />}
    </div>
  );
}

function Own({ preOrder, prices }: Props) {
  const { data: coupons, error, refetch } = useQuery(orderConfirmQueries(useApi()).coupons(preOrder.preOrderNo));
  if (!coupons)
    return error ? <PartNotice error={error} onRetry={() => void refetch()} /> : <SkeletonBlock $height="52px" />;
  if (coupons.length === 0) {
    return (
      <Soft>
        <FormattedMessage id="orderConfirm.noCoupons" />
      </Soft>
    );
  }
  const usable = coupons.filter(({ reason }) => reason === null).length;
  return (
    <>
      <Accordion
        title={
          prices.totals.couponFee > 0 ? (
            <FormattedMessage id="orderConfirm.couponsOff" values={{ off: <Money usd={prices.totals.couponFee} /> }} />
          ) : (
            <FormattedMessage id="orderConfirm.couponsUsable" values={{ count: usable }} />
          )
        }
      >
        <CouponPicker coupons={coupons} preOrder={preOrder} prices={prices} />
      </Accordion>
      {prices.error && !prices.isUpdating ? (
        <PartNotice
          error={prices.error}
          title={<FormattedMessage id="orderConfirm.priceAway" />}
          onRetry={prices.refresh}
        >
          <FormattedMessage id="orderConfirm.priceBefore" />
        </PartNotice>
      ) : null}
      {prices.rejected.map(({ id, reason }) => (
        <FieldError key={id} role="alert">
          {reason}
        </FieldError>
      ))}
    </>
  );
}

function Guest() {
  const openPanel = usePanels((panels) => panels.openPanel);
  const { getValues } = useFormContext<CheckoutForm>();
  return (
    <Soft>
      <FormattedMessage id="orderConfirm.couponsGuest" />{' '}
      <Button variant="quiet" size="sm" onClick={() => openPanel({ kind: 'login', email: getValues('email') })}>
        <FormattedMessage id="orderConfirm.signIn" />
      </Button>
    </Soft>
  );
}

const Title = styled.h3`
  font-family: var(--font-body);
  font-size: 1rem;
  font-weight: 600;
  letter-spacing: 0;
`;
const Soft = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  & > button {
    margin-inline-start: -10px;
  }
`;
