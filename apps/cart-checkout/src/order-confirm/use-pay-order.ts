import type { PayType } from '@souk/contract';
import { nextPaymentStep, paymentResultPath } from '@souk/domain';
import { useQuery, useQueryClient } from '@souk/query';
import { useNavigate } from '@souk/router';
import { storeQueries, useApi, useSay } from '@souk/state';
import { useState, type RefObject } from 'react';
import type { CardHandle } from '../parts/card/card-handle';
import { CardRefused } from '../parts/card/card-problem';
import { startPayment } from '../parts/payment/start-payment';

/** Pays an order that stands: by the card on this page, or where its payment goes on. Source: spec 4 "Payment by type". */
export const usePayOrder = (card: RefObject<CardHandle | null>) => {
  const api = useApi();
  const say = useSay();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [unpaidNo, setUnpaidNo] = useState<string | null>(null);
  const storeName = useQuery(storeQueries(api).details()).data?.name;

  /** @throws {CardRefused} the card was refused: the order stays unpaid, and the form offers to try again */
  const payByCard = async (orderNo: string, clientSecret: string) => {
    const problem = await card.current?.pay(paymentResultPath(orderNo), clientSecret);
    if (problem) {
      setUnpaidNo(orderNo);
      throw new CardRefused(problem);
    }
    queryClient.removeQueries({ queryKey: ['pay', 'result', orderNo] });
    await navigate(paymentResultPath(orderNo), { replace: true });
  };

  /** When the payment cannot be started now, that is said, and the order's own page offers the ways to pay. */
  const pay = async (orderNo: string, payType: PayType) => {
    try {
      const payment = await startPayment(api, { orderNo, payType, storeName });
      const secret = payment.stripeClientSecret;
      if (payType === 'stripe' && secret && card.current && !payment.status) return await payByCard(orderNo, secret);
      const step = nextPaymentStep(payment);
      if (step.kind === 'away') return location.assign(step.url);
      return await navigate(step.path);
    } catch (error) {
      if (error instanceof CardRefused) throw error;
      say.failed(error);
      await navigate(paymentResultPath(orderNo));
    }
  };

  return {
    pay,
    /** Number of the order that stands and whose card was refused. */
    unpaidNo,
    startPaypal: (orderNo: string) => startPayment(api, { orderNo, payType: 'paypal', storeName }),
  };
};
