import { readQuantity } from '@souk/domain';
import { knownCart } from './cart-owner';
import { callApi, type Action, type ActionReply } from './form';

const nothing: ActionReply = { code: 404, message: '', data: null };

/** Sets the quantity of a line, for browsers without scripts. Source: spec 7, cart/num; CART-03. */
export const setCartNumber: Action = async (input) => {
  const uuid = knownCart(input.req);
  if (!uuid) return nothing;
  const number = readQuantity(input.form.get('number'));
  return callApi(input, '/api/front/cart/num', { id: Number(input.form.get('id')), number, uuid });
};

/** Deletes lines, for browsers without scripts. Source: spec 7, cart/delete; CART-06. */
export const deleteFromCart: Action = async (input) => {
  const uuid = knownCart(input.req);
  return uuid ? callApi(input, '/api/front/cart/delete', { ids: input.form.getAll('ids'), uuid }) : nothing;
};
