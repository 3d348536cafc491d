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
  return useMutation({
    mutationFn: () => startPayment(api, { orderNo, payType: 'paypal', storeName }),
    onSuccess: (payment) => {
      const step = nextPaymentStep(payment);
      return step.kind === 'away' ? location.assign(step.url) : navigate(step.path, { replace: true });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: methodsKey }),
  });
};
