import { knownCart } from './cart-owner';
import { withConfirmation } from './buy-now';
import { callApi, type Action } from './form';

/** Takes the checked lines of an anonymous cart aside, then shows the order confirmation. Source: spec 7, order/pre/order; ORDER-01. */
export const checkOut: Action = async (input) => {
  const orderDetails = input.form.getAll('line').map((line) => {
    const [id, key] = line.split(' ');
    return { shoppingCartId: Number(id), ...(key ? { shoppingCartKey: key } : {}) };
  });
  const uuid = knownCart(input.req);
  if (!uuid || orderDetails.length === 0) return { code: 400, message: input.say('error.selectProduct'), data: null };
  const reply = await callApi(input, '/api/front/order/pre/order', {
    preOrderType: 'shoppingCart',
    orderDetails,
    uuid,
  });
  return withConfirmation(reply);
};
