import { fieldErrorsOf, hasReason } from '@souk/api-client';
import type { LineTrouble, OrderInput, PreOrder, PurchaseTotals } from '@souk/contract';
import { payChannel } from '@souk/domain';
import { useQueryClient } from '@souk/query';
import { keepOrderToken, useApi, useSay, useSession } from '@souk/state';
import { keepTypedAddress } from '@souk/state/typed-address';
import { keepPurchase, trackOrderSteps } from '../purchase-tracking/purchase-tracking';
import { addressOf, typedAddress, type CheckoutForm } from './checkout-form';
import { merchantRequests, type CouponPick } from './coupon-pick';
import { dropDraft } from './draft';

/** What is bought, what the server says it costs, and the coupons in that. */
export type Bought = { preOrder: PreOrder; totals: PurchaseTotals; picked: CouponPick };
export type Placed = { orderNo: string; paid: boolean };

/** The order as it is sent. The total goes along so that nobody pays another than the one on screen. Source: ORDER-02. */
const orderInputOf = (values: CheckoutForm, { preOrder, totals, picked }: Bought, isUser: boolean): OrderInput => ({
  preOrderNo: preOrder.preOrderNo,
  ...(values.addressId === typedAddress ? { address: addressOf(values) } : { addressId: Number(values.addressId) }),
  ...(isUser ? {} : { email: values.email.trim() }),
  ...(values.payType ? { payType: values.payType } : {}),
  payChannel,
  payFee: totals.payFee,
  platUserCouponId: picked.platform,
  ...(values.note.trim() ? { mark: values.note.trim() } : {}),
  orderMerchantRequestList: merchantRequests(preOrder, picked).map((request) => {
    const remark = values.remarks[`m${request.merId}`]?.trim();
    return remark ? { ...request, remark } : request;
  }),
});

/** Keeps a typed address in the shopper's book. The order stands already: it waits for nothing here, and what the book refuses is said. */
const useKeepAddress = () => {
  const api = useApi();
  const say = useSay();
  const queryClient = useQueryClient();
  return (values: CheckoutForm) =>
    void api.address
      .edit({ ...addressOf(values), isDefault: false }, { keepalive: true })
      .then(() => queryClient.invalidateQueries({ queryKey: ['addresses'] }), say.failed);
};

/**
 * Makes the purchase. The same pre-order gives the same purchase, however often it is asked for. What was bought has left
 * the cart: the caller reads it anew when the page may change. Source: ORDER-02.
 */
export const useCreateOrder = () => {
  const api = useApi();
  const keepAddress = useKeepAddress();
  const queryClient = useQueryClient();
  const isUser = useSession().status === 'user';
  return async (values: CheckoutForm, bought: Bought): Promise<Placed> => {
    const { preOrderNo } = bought.preOrder;
    const input = orderInputOf(values, bought, isUser);
    const made = await api.orders.create(input, { idempotencyKey: preOrderNo }).catch((error: unknown) => {
      // A guest is led to the order that was made of it before, and needs its key there.
      if (hasReason(error, 'ORDER_PLACED') && error.data.orderToken)
        keepOrderToken(error.data.orderNo, error.data.orderToken);
      throw error;
    });
    const { orderNo, orderToken, paid } = made;
    // The order is in no list yet that was read before, and its coupons are spent. Nothing on this page asks again.
    for (const key of ['orders', 'coupons'])
      void queryClient.invalidateQueries({ queryKey: [key], refetchType: 'none' });
    // Not before: an order that is refused is sent again, and each time would add one.
    if (isUser && values.saveAddress && values.addressId === typedAddress) keepAddress(values);
    if (orderToken) keepOrderToken(orderNo, orderToken);
    if (!isUser) keepTypedAddress(orderNo, { ...addressOf(values), email: values.email.trim() });
    keepPurchase(orderNo, bought);
    trackOrderSteps(bought, values.payType || 'free');
    dropDraft(preOrderNo);
    return { orderNo, paid };
  };
};

/** Lines that the server refused, all at once; empty for any other failure. */
export const troublesOf = (error: unknown): readonly LineTrouble[] =>
  hasReason(error, 'LINES_REFUSED') ? error.data.lines : [];

/** Fields that the server refused, under the form's own names. */
export const refusedFields = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldErrorsOf(error)).map(([name, text]) => [name.replace(/^address\./, ''), text]),
  );
