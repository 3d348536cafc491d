import type { Payment } from '@souk/contract';
import { nextPaymentStep } from '@souk/domain';
import { useMutation, useQuery, useQueryClient } from '@souk/query';
import { useNavigate } from '@souk/router';
import { storeQueries, useApi } from '@souk/state';
import { methodsKey } from '../pay-queries/pay.queries';
import { startPayment } from '../payment/start-payment';

/** Starts a payment at PayPal for an order that stands, and goes there. Source: ORDER-04. */
export const usePayPaypal = (orderNo: string) => {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const storeName = useQuery(storeQueries(api).details()).data?.name;
  const begin = useMutation({
    mutationFn: () => startPayment(api, { orderNo, payType: 'paypal', storeName }),
    onError: () => queryClient.invalidateQueries({ queryKey: methodsKey }),
  });
  const goOn = (payment: Payment) => {
    const step = nextPaymentStep(payment);
    return step.kind === 'away' ? location.assign(step.url) : void navigate(step.path, { replace: true });
  };
  // With the press, not with the mutation: who went on meanwhile is not taken away from there.
  return {
    pay: () => begin.mutate(undefined, { onSuccess: goOn }),
    error: begin.error,
    isPending: begin.isPending,
  };
};
