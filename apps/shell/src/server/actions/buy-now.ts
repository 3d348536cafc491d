import { successCode } from '@souk/contract';
import { orderConfirmPath, readQuantity } from '@souk/domain';
import { cartOf } from './cart-owner';
import { callApi, type ActionInput, type ActionReply } from './form';
import { pickedSku } from './picked-sku';

/**
 * Takes one product straight to the order confirmation: the form's Buy Now button was pressed.
 * Source: spec 7, order/pre/order; ORDER-01.
 */
export const buyNow = async (input: ActionInput): Promise<ActionReply> => {
  const { form } = input;
  const line = { productId: Number(form.get('productId')), productNum: wantedNumber(form) };
  const sku = pickedSku(form);
  const variant = Number(form.get('productAttrUnique'));
  const reply = await callApi(input, '/api/front/order/pre/order', {
    preOrderType: 'buyNow',
    orderDetails: [sku === undefined && variant > 0 ? { ...line, attrValueId: variant } : { ...line, sku: sku ?? '' }],
    uuid: cartOf(input),
  });
  return withConfirmation(reply);
};

/** The number in the form's field; a field without a number means one. */
export const wantedNumber = (form: URLSearchParams): number => readQuantity(form.get('cartNum') ?? 1);

/** A pre-order leads to its order confirmation. */
export const withConfirmation = (reply: ActionReply): ActionReply => {
  const preOrderNo = (reply.data as { preOrderNo?: string } | null)?.preOrderNo;
  if (reply.code !== successCode || !preOrderNo) return reply;
  return { ...reply, goTo: orderConfirmPath(preOrderNo) };
};
