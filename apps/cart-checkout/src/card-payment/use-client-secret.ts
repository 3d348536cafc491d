import { useQuery } from '@souk/query';
import { sessionSettled, useApi } from '@souk/state';
import { useLayoutEffect, useState } from 'react';
import { withoutSecret } from '../parts/card-page-href/card-page-href';
import { startPayment } from '../parts/payment/start-payment';
import { readCardPaymentUrl, type CardPaymentAddress } from './card-payment.url';

/**
 * The secret of the payment: from the address, which loses it at once, or from the server by the order's number, so
 * that a reload or a copied address still works for whoever owns the order.
 */
export const useClientSecret = () => {
  const api = useApi();
  const [address, setAddress] = useState<CardPaymentAddress | null>(null);
  useLayoutEffect(() => {
    const read = readCardPaymentUrl(location.search);
    setAddress((known) => known ?? read);
    if (read.clientSecret) history.replaceState(history.state, '', withoutSecret(read));
  }, []);
  const orderNo = address?.orderNo ?? null;
  const asked = useQuery({
    queryKey: ['pay', 'secret', orderNo],
    queryFn: async () => {
      await sessionSettled();
      return startPayment(api, { orderNo: orderNo ?? '', payType: 'stripe' });
    },
    enabled: Boolean(orderNo && address && !address.clientSecret),
    staleTime: Infinity,
    retry: false,
  });
  return {
    isRead: address !== null,
    orderNo,
    clientSecret: address?.clientSecret ?? asked.data?.stripeClientSecret ?? null,
    isPaid: asked.data?.status === true,
    error: asked.error,
    retry: () => void asked.refetch(),
  };
};
