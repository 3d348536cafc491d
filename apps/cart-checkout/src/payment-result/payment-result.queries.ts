import type { Api } from '@souk/api-client';
import type { PayResult, PayState } from '@souk/contract';
import { queryOptions } from '@souk/query';
import { cartMerged } from '@souk/state';
import { withOrderToken } from '../parts/pay-queries/pay.queries';
import type { PaymentResultAddress } from './payment-result.url';

/** How long to wait before asking again, in ms; after the last, the shopper asks. Source: docs/contract.md, Payment. */
export const pollPausesMs = [1_000, 2_000, 3_000, 5_000, 8_000] as const;

/** Results that may become another without the shopper's doing: the money comes, or the provider answers. */
const passing: readonly PayState[] = ['UNPAID', 'PENDING', 'UNKNOWN'];

/** Results that stay as they are. */
const final: readonly PayState[] = ['PAID', 'CANCELLED', 'EXPIRED'];

/** What the server knows of a payment, asked again while it may change, and when the shopper comes back from another tab or from the bank's own application. */
export const payResultQuery = (api: Api, address: PaymentResultAddress) => {
  const orderNo = address.orderNo ?? '';
  let isTold = false;
  return queryOptions({
    queryKey: ['pay', 'result', orderNo],
    queryFn: async ({ signal }): Promise<PayResult> => {
      await cartMerged();
      if (address.paypalToken && !isTold) {
        isTold = true;
        await tellPaypal(api, address);
      }
      return api.pay.result({ orderNo }, { signal, ...withOrderToken(orderNo) });
    },
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: ({ state }) => !state.data || !final.includes(state.data.state),
    refetchInterval: ({ state }) => {
      if (!state.data || !passing.includes(state.data.state)) return false;
      return pollPausesMs[state.dataUpdateCount - 1] ?? false;
    },
  });
};

/** PayPal's return is passed on once; the server asks PayPal itself and answers the same when told again. */
const tellPaypal = (api: Api, { orderNo, paypalToken, payerId, isCancelled }: PaymentResultAddress) => {
  const body = { token: paypalToken ?? '', ...(payerId ? { payerID: payerId } : {}) };
  const call = isCancelled ? api.pay.paypalCancel : api.pay.paypalSuccess;
  // A refusal is no end: what holds is what the result call says next.
  return call(body, withOrderToken(orderNo ?? '')).catch(() => null);
};
