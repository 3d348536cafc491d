import type { PayType, WalletAddress } from '@souk/contract';
import { addressFromWallet, paymentResultPath } from '@souk/domain';
import { useLocale } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useNavigate } from '@souk/router';
import { cartStore, storeQueries, useApi, useSay } from '@souk/state';
import { useRef } from 'react';
import { startPayment } from '../payment/start-payment';
import { checkoutProblems, emptyForm, typedAddress, type CheckoutForm } from '../placing/checkout-form';
import { refusedFields, useCreateOrder, type Bought } from '../placing/create-order';
import type { ExpressSource } from './express-source';

/**
 * The order of a wallet: the same pre-order, order and payment as the form's, with the wallet's address. Until the wallet
 * agrees nothing is ordered, so turning back loses nothing. Source: docs/expectations, K2.
 */
export const useExpressOrder = (source: ExpressSource) => {
  const api = useApi();
  const say = useSay();
  const navigate = useNavigate();
  const { locale } = useLocale();
  const createOrder = useCreateOrder();
  const storeName = useQuery(storeQueries(api).details()).data?.name;
  const taken = useRef<Promise<Bought> | null>(null);

  /** What is bought, taken aside once for each time that a wallet opens. */
  const take = () => {
    taken.current ??= source.prepare().catch((error: unknown) => {
      taken.current = null;
      throw error;
    });
    return taken.current;
  };

  const formOf = (wallet: WalletAddress, payType: CheckoutForm['payType']): CheckoutForm => ({
    ...emptyForm({ locale }),
    ...source.typed(),
    ...addressFromWallet(wallet),
    addressId: typedAddress,
    saveAddress: false,
    payType,
  });

  /** @returns null when the wallet told too little: then the form goes on, and nothing is ordered. */
  const place = async (wallet: WalletAddress, payType: Exclude<PayType, 'free'>) => {
    const bought = await take();
    const { preOrder } = bought;
    const form = formOf(wallet, payType);
    const incomplete = () => {
      say.wrong('express.incomplete');
      source.onIncomplete(form, preOrder);
      return null;
    };
    const isWhole = { isFree: false, items: preOrder.orderProNum };
    if (Object.keys(checkoutProblems(form, isWhole)).length > 0) return incomplete();
    try {
      const make = () => createOrder(form, bought);
      return await (source.whileOrdering?.(make) ?? make());
    } catch (error) {
      if (Object.keys(refusedFields(error)).length > 0) return incomplete();
      throw error;
    }
  };

  return {
    /** A wallet is about to open. @returns whether it may */
    begin: () => {
      taken.current = null;
      return source.mayBegin();
    },
    take,
    place,
    pay: (orderNo: string, payType: PayType, token?: string) =>
      startPayment(api, { orderNo, payType, storeName, token }),
    /** The cart is read only now: it is empty perhaps, and its page would take the wallet's button away while it pays. */
    showResult: (orderNo: string) => {
      void cartStore.getState().changedElsewhere();
      return navigate(paymentResultPath(orderNo));
    },
    refused: source.onRefused,
    turnedBack: () => say.done('express.turnedBack'),
  };
};
