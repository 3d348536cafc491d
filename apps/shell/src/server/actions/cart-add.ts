import { successCode, type CartAdded } from '@souk/contract';
import { cartPath, variantText } from '@souk/domain';
import { cartOf } from './cart-owner';
import { buyNow, wantedNumber } from './buy-now';
import { callApi, type Action } from './form';
import { pickedSku } from './picked-sku';

/**
 * Adds one variant to the visitor's anonymous cart. What is picked in the form's numbered fields names the variant; without
 * any, its key does; where something is left to choose, the server refuses. The Buy Now button leads on to the order.
 * Source: spec 5, Purchase; spec 7, cart/save; CART-01.
 */
export const addToCart: Action = async (input) => {
  const { form, say } = input;
  if (form.has('buyNow')) return buyNow(input);
  const line = {
    productId: Number(form.get('productId')),
    cartNum: wantedNumber(form),
    ...storeOf(form),
    uuid: cartOf(input),
  };
  const productAttrUnique = form.get('productAttrUnique');
  const sku = pickedSku(form);
  const reply =
    productAttrUnique && sku === undefined
      ? await callApi(input, '/api/front/cart/save', [{ ...line, productAttrUnique }])
      : await callApi(input, '/api/front/cart/save/sku', [{ ...line, sku }]);
  if (reply.code !== successCode) return reply;
  const [added] = (reply.data as Partial<CartAdded> | null)?.lines ?? [];
  const variant = variantText(added?.suk ?? '');
  const name = (form.get('name') || say('cart.item')) + (variant && ` (${variant})`);
  const said = [
    added?.added === 0 ? name : say('cart.added', { name }),
    added?.capped ? say('cart.capped', { count: added.cartNum }) : '',
  ];
  return { ...reply, message: said.filter((part) => part !== '').join('. '), next: cartPath };
};

/** The store that the form names; a form without it leaves that to the host's name. */
const storeOf = (form: URLSearchParams) => {
  const storeId = Number(form.get('storeId'));
  return storeId > 0 ? { storeId } : {};
};
