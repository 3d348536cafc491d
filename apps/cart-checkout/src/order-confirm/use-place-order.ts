import { type ApiError, hasReason } from '@souk/api-client';
import type { PreOrder } from '@souk/contract';
import { paymentResultPath } from '@souk/domain';
import { useMutation, useQueryClient } from '@souk/query';
import { useNavigate } from '@souk/router';
import { cartStore, useSay } from '@souk/state';
import { useRef, useState, type RefObject } from 'react';
import type { CardHandle } from '../parts/card/card-handle';
import type { CheckoutForm } from '../parts/placing/checkout-form';
import { useCreateOrder } from '../parts/placing/create-order';
import { isOrderOver } from '../parts/not-here/order-over';
import type { CartChanges } from './use-cart-changes';
import { usePayOrder } from './use-pay-order';
import type { Prices } from './use-prices';

type Given = { preOrder: PreOrder; prices: Prices; card: RefObject<CardHandle | null>; news: CartChanges };

/** Makes the purchase, then pays it: by the card on this page, or where its payment goes on. Source: spec 4 "Payment by type". */
export const usePlaceOrder = ({ preOrder, prices, card, news }: Given) => {
  const { pay, unpaidNo, startPaypal } = usePayOrder(card);
  const navigate = useNavigate();
  const say = useSay();
  const queryClient = useQueryClient();
  const createOrder = useCreateOrder();
  const [refused, setRefused] = useState<unknown>(null);
  // The order stands from the first answer on: whatever is pressed next pays the same one.
  const placed = useRef<{ orderNo: string; paid: boolean } | null>(null);
  const { preOrderNo } = preOrder;
  const create = async (values: CheckoutForm) => {
    placed.current ??= await news.whileOrdering(() =>
      createOrder(values, { preOrder, totals: prices.totals, picked: prices.picked }),
    );
    void cartStore.getState().changedElsewhere();
    return placed.current;
  };
  /** What it is about has changed: the page shows it as it is now. */
  const refresh = (error: unknown) => {
    const madeNo = placedAs(error);
    // Made before, and otherwise than this page says now: the order's own page shows what stands, and lets it be changed.
    if (madeNo) {
      say.failed(error);
      return void navigate(paymentResultPath(madeNo), { replace: true });
    }
    if (!isChanged(error) && !isAddressGone(error) && !isPreOrderGone(error)) return;
    for (const queryKey of [
      ['pre-orders', preOrderNo],
      ['coupons', 'order', preOrderNo],
    ])
      void queryClient.invalidateQueries({ queryKey });
  };

  const place = useMutation({
    mutationFn: async (values: CheckoutForm) => {
      setRefused(null);
      const { orderNo, paid } = await create(values);
      // Nothing to pay, or paid already by an earlier press of the same button.
      if (paid || !values.payType) return navigate(paymentResultPath(orderNo));
      return pay(orderNo, values.payType);
    },
    onError: refresh,
  });
  return {
    place,
    /** Number of the order that stands and is not paid yet. */
    placedNo: unpaidNo,
    /** What stands in the way, of the form's button or of a wallet's. */
    error: place.error ?? refused,
    onRefused: (error: unknown) => {
      setRefused(error);
      refresh(error);
    },
    create,
    askFirst: news.askFirst,
    untilRead: news.untilRead,
    startPaypal,
  };
};

/** Number of the purchase that was made of the pre-order already; null for any other failure. */
export const placedAs = (error: unknown): string | null =>
  hasReason(error, 'ORDER_PLACED') ? error.data.orderNo : null;

/** The pre-order is over, or not the asker's. */
export const isPreOrderGone = (error: unknown): error is ApiError<'PRE_ORDER_GONE'> =>
  hasReason(error, 'PRE_ORDER_GONE');

/** The chosen address was deleted since the page was opened. */
export const isAddressGone = (error: unknown): boolean => hasReason(error, 'ADDRESS_NOT_FOUND');

/** What is bought is no longer as the page shows it, or no longer to be paid. */
export const isChanged = (error: unknown): boolean =>
  hasReason(error, 'LINES_REFUSED', 'COUPONS_REFUSED', 'PRICE_CHANGED', 'ORDER_PLACED') || isOrderOver(error);
