import { FormattedMessage } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { FieldError, Notice, SkeletonBlock } from '@souk/ui';
import { CreditCard, Wallet } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { ChoiceCard } from '../parts/choice-card/choice-card';
import type { CheckoutForm } from '../parts/placing/checkout-form';
import { payQueries } from '../parts/pay-queries/pay.queries';
import { Part } from './part';
import { Wrong } from './use-field';
import type { usePlaceOrder } from './use-place-order';

const PaypalWays = lazy(() => import('./paypal-ways').then((module) => ({ default: module.PaypalWays })));

type Props = { isFree: boolean; order: ReturnType<typeof usePlaceOrder> };

/** How it is paid: the ways that the store has open. Source: ORDER-02, ORDER-05; spec 5 'Please select payment method'. */
export function PaymentPart({ isFree, order }: Props) {
  const { register, watch, setValue, formState } = useFormContext<CheckoutForm>();
  const methods = useQuery({ ...payQueries(useApi()).methods(), enabled: !isFree });
  const open = methods.data;
  const only = open && open.stripeStatus !== open.paypalStatus ? (open.stripeStatus ? 'stripe' : 'paypal') : null;
  useEffect(() => {
    if (only) setValue('payType', only);
  }, [only, setValue]);
  const problem = formState.errors.payType?.message;
  return (
    <Part step="payment" number={3} title={<FormattedMessage id="orderConfirm.payment" />}>
      {isFree && (
        <Notice>
          <FormattedMessage id="orderConfirm.free" />
        </Notice>
      )}
      {!isFree && methods.isPending && <SkeletonBlock $height="116px" />}
      {!isFree && (
        <Cards>
          {open?.stripeStatus && (
            <ChoiceCard
              {...register('payType')}
              value="stripe"
              title={<FormattedMessage id="orderConfirm.card" />}
              aside={<CreditCard aria-hidden="true" strokeWidth={1.5} size={22} />}
            >
              <FormattedMessage id="orderConfirm.cardHint" />
            </ChoiceCard>
          )}
          {open?.paypalStatus && (
            <ChoiceCard
              {...register('payType')}
              value="paypal"
              title={<FormattedMessage id="orderConfirm.paypal" />}
              aside={<Wallet aria-hidden="true" strokeWidth={1.5} size={22} />}
            >
              <FormattedMessage id="orderConfirm.paypalHint" />
            </ChoiceCard>
          )}
        </Cards>
      )}
      {problem && (
        <FieldError role="alert">
          <Wrong message={problem} />
        </FieldError>
      )}
      {!isFree && watch('payType') === 'paypal' && (
        <Suspense fallback={<SkeletonBlock $height="48px" />}>
          <PaypalWays order={order} />
        </Suspense>
      )}
    </Part>
  );
}

const Cards = styled.div`
  display: grid;
  gap: 10px;
`;
