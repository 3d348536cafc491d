import type { PreOrder } from '@souk/contract';
import { useLocale } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useApi, useSession } from '@souk/state';
import { from } from '@souk/ui';
import { useEffect, useMemo } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import styled from 'styled-components';
import { trackBegin } from '../parts/purchase-tracking/purchase-tracking';
import { ExpressPay } from '../parts/express/express-pay';
import { AddressPart } from './address-part';
import {
  checkoutResolver,
  emptyForm,
  typedAddress,
  type CheckoutContext,
  type CheckoutForm,
} from '../parts/placing/checkout-form';
import { CartChanged } from './cart-changed';
import { ContactPart } from './contact-part';
import { readDraft, keepDraft } from '../parts/placing/draft';
import { CheckoutTop } from './checkout-top';
import { orderConfirmQueries } from './order-confirm.queries';
import { NotePart } from './note-part';
import { OrderConfirmSkeleton } from './order-confirm-skeleton';
import { OrderSummary } from './order-summary';
import { PaymentPart } from './payment-part';
import { PlaceOrder } from './place-order';
import { PlacedNotice } from './placed-notice';
import { SummaryJump } from './summary-jump';
import { StepsContext } from './steps';
import { useCardPart } from './use-card-part';
import { useCartChanges } from './use-cart-changes';
import { useFolding } from './use-folding';
import { usePressToPlace } from './use-press-to-place';
import { TroubleNotice } from './trouble-notice';
import { refusedFields } from '../parts/placing/create-order';
import { usePlaceOrder } from './use-place-order';
import { useCheckoutExpress } from './use-checkout-express';
import { usePrices } from './use-prices';

/** The checkout of one pre-order. A shopper's address book is read first, so that the form knows what to offer. */
export function Checkout({ preOrder }: { preOrder: PreOrder }) {
  const isUser = useSession().status === 'user';
  const addresses = useQuery({ ...orderConfirmQueries(useApi()).addresses(), enabled: isUser });
  if (isUser && !addresses.isFetched) return <OrderConfirmSkeleton />;
  const hasBook = (addresses.data?.list.length ?? 0) > 0;
  return <CheckoutOf preOrder={preOrder} addressId={hasBook ? String(preOrder.addressId ?? '') : typedAddress} />;
}

function CheckoutOf({ preOrder, addressId }: { preOrder: PreOrder; addressId: string }) {
  const { preOrderNo } = preOrder;
  const { locale } = useLocale();
  const { user } = useSession();
  const prices = usePrices(preOrder);
  const isFree = prices.totals.payFee === 0;
  const context = useMemo(() => ({ isFree, items: preOrder.orderProNum }), [isFree, preOrder.orderProNum]);
  const form = useForm<CheckoutForm, CheckoutContext>({
    mode: 'onTouched',
    // A field in a folded part is opened first.
    shouldFocusError: false,
    resolver: checkoutResolver,
    context,
    defaultValues: { ...emptyForm({ locale, addressId, email: user?.email ?? '' }), ...readDraft(preOrderNo) },
  });
  const card = useCardPart();
  const news = useCartChanges(preOrder);
  const order = usePlaceOrder({ preOrder, prices, card: card.handle, news });
  const steps = useFolding(form, context, order.placedNo !== null);
  const { focusField, focusProblem } = steps;
  const express = useCheckoutExpress({ preOrder, prices, form, focusProblem, onRefused: order.onRefused, news });
  const place = usePressToPlace({ form, card, order, focusProblem, isFree });
  const keepTyped = () => keepDraft(preOrderNo, form.getValues());

  useEffect(() => trackBegin(preOrder), [preOrder]);
  useEffect(() => {
    const watching = form.watch((values) => keepDraft(preOrderNo, values as Partial<CheckoutForm>));
    return () => watching.unsubscribe();
  }, [form, preOrderNo]);
  useEffect(() => {
    const refused = Object.entries(refusedFields(order.place.error));
    for (const [name, message] of refused) form.setError(name as keyof CheckoutForm, { type: 'server', message });
    const [first] = refused.map(([name]) => name);
    // A folded part opens first: not while React is still at work.
    if (first) queueMicrotask(() => focusField(first));
  }, [form, focusField, order.place.error]);

  return (
    <StepsContext value={steps}>
      <FormProvider {...form}>
        {order.placedNo ? <PlacedNotice orderNo={order.placedNo} /> : <CheckoutTop preOrder={preOrder} />}
        <SummaryJump totalUsd={prices.totals.payFee} />
        <Columns noValidate onSubmit={place.onSubmit}>
          <Parts>
            <CartChanged news={news} preOrder={preOrder} onTaken={keepTyped} onLinesRefused={order.onRefused} />
            <TroubleNotice error={order.error} preOrder={preOrder} onTaken={keepTyped} />
            {!isFree && !order.placedNo && <ExpressPay source={express} />}
            <ContactPart />
            <AddressPart />
            <PaymentPart totalUsd={prices.totals.payFee} order={order} card={card} />
            {!order.placedNo && <NotePart merchants={preOrder.orderList} />}
          </Parts>
          <OrderSummary preOrder={preOrder} prices={prices} isPlaced={order.placedNo !== null} />
          <PlaceOrder totals={prices.totals} order={order} card={card} isBusy={place.isBusy} />
        </Columns>
      </FormProvider>
    </StepsContext>
  );
}

/**
 * The form and its button beside the summary; on phones the summary lies between them. What folds keeps its own place: the
 * browser's help would move it twice.
 */
const Columns = styled.form`
  overflow-anchor: none;
  display: grid;
  gap: 32px;
  align-items: start;
  ${from.lg} {
    grid-template-areas: 'parts summary' 'place summary';
    grid-template-columns: minmax(0, 1fr) 400px;
    grid-template-rows: auto 1fr;
    gap: 32px 48px;
  }
`;
const Parts = styled.div`
  display: grid;
  gap: 32px;
  min-width: 0;
  ${from.lg} {
    grid-area: parts;
  }
`;
