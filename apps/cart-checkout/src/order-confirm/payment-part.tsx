import { FormattedMessage } from '@souk/i18n';
import { lazyPart, PartNotice } from '@souk/mfe';
import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { Notice, SkeletonBlock } from '@souk/ui';
import { Suspense, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { ChoiceCard } from '../parts/choice-card/choice-card';
import { CardMarks, PaypalMark } from '../parts/payment-marks/payment-marks';
import type { CheckoutForm } from '../parts/placing/checkout-form';
import { payQueries } from '../parts/pay-queries/pay.queries';
import { CardEntry } from './card-entry';
import { Part } from './part';
import type { CardPart } from './use-card-part';
import type { usePlaceOrder } from './use-place-order';

const PaypalMethods = lazyPart(() => import('./paypal-methods').then((module) => ({ default: module.PaypalMethods })));

type Props = { totalUsd: number; order: ReturnType<typeof usePlaceOrder>; card: CardPart };

/** How it is paid: the ways that the store has open, the first one chosen. Source: ORDER-02, ORDER-05; spec 5. */
export function PaymentPart({ totalUsd, order, card }: Props) {
  const { watch, formState } = useFormContext<CheckoutForm>();
  const isFree = totalUsd === 0;
  const methods = useQuery({ ...payQueries(useApi()).methods(), enabled: !isFree });
  const open = methods.data;
  useFirstWay(open);
  return (
    <Part
      step="payment"
      number={3}
      title={<FormattedMessage id="orderConfirm.payment" />}
      problem={formState.errors.payType?.message}
    >
      {isFree ? (
        <Notice>
          <FormattedMessage id="orderConfirm.free" />
        </Notice>
      ) : (
        <>
          {methods.isPending && <SkeletonBlock $height="116px" />}
          {methods.isLoadingError && (
            <PartNotice
              error={methods.error}
              title={<FormattedMessage id="orderConfirm.methodsAway" />}
              onRetry={() => void methods.refetch()}
            />
          )}
          {open && !open.stripeStatus && !open.paypalStatus && (
            <Notice>
              <FormattedMessage id="orderConfirm.noWay" />
            </Notice>
          )}
          <Ways>
            {open?.stripeStatus && <CardWay totalUsd={totalUsd} card={card} />}
            {open?.paypalStatus && <PaypalWay />}
          </Ways>
          {watch('payType') === 'paypal' && !order.placedNo && (
            <Suspense fallback={<SkeletonBlock $height="48px" />}>
              <PaypalMethods order={order} />
            </Suspense>
          )}
        </>
      )}
    </Part>
  );
}

/** Chooses the first open way while none is chosen, or the chosen one is closed by now. */
const useFirstWay = (open: { stripeStatus: boolean; paypalStatus: boolean } | undefined) => {
  const { getValues, setValue } = useFormContext<CheckoutForm>();
  useEffect(() => {
    if (!open) return;
    const isOpen = { stripe: open.stripeStatus, paypal: open.paypalStatus, '': false };
    if (isOpen[getValues('payType')]) return;
    setValue('payType', isOpen.stripe ? 'stripe' : isOpen.paypal ? 'paypal' : '');
  }, [open, getValues, setValue]);
};

function CardWay({ totalUsd, card }: { totalUsd: number; card: CardPart }) {
  const { register, watch } = useFormContext<CheckoutForm>();
  return (
    <Way>
      <OpenCard
        {...register('payType')}
        value="stripe"
        title={<FormattedMessage id="orderConfirm.card" />}
        aside={<CardMarks />}
      />
      {watch('payType') === 'stripe' && <CardEntry totalUsd={totalUsd} card={card} />}
    </Way>
  );
}

function PaypalWay() {
  const { register } = useFormContext<CheckoutForm>();
  return (
    <ChoiceCard
      {...register('payType')}
      value="paypal"
      title={<FormattedMessage id="orderConfirm.paypal" />}
      aside={<PaypalMark />}
    >
      <FormattedMessage id="orderConfirm.paypalHint" />
    </ChoiceCard>
  );
}

/** The choice and its fields are one card. */
const Way = styled.div`
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius);
  background: var(--color-surface);
  &:has(> label :checked) {
    border-color: var(--color-brand);
    box-shadow: inset 0 0 0 1px var(--color-brand);
  }
`;
const OpenCard = styled(ChoiceCard)`
  &,
  &:has(:checked) {
    border: 0;
    background: none;
    box-shadow: none;
  }
`;
const Ways = styled.div`
  display: grid;
  gap: 10px;
`;
