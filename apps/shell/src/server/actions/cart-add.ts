import { cartOf } from './cart-owner';
import { callApi, type Action } from './form';
import { actionWords } from './action-words';

/** Where a browser without scripts sees what came of it. */
const cartPage = '/order/shopping_cart';

/**
 * Adds one variant to the visitor's anonymous cart. What is picked in the form's numbered fields names the variant; without
 * any, its key does; without that, the server takes the first in stock. Source: spec 5, Purchase; spec 7, cart/save; CART-01.
 */
export const addToCart: Action = async (input) => {
  const { form, req } = input;
  const line = {
    productId: Number(form.get('productId')),
    cartNum: Number(form.get('cartNum') ?? 1),
    uuid: cartOf(input),
  };
  const productAttrUnique = form.get('productAttrUnique');
  const sku = pickedSku(form);
  const reply =
    productAttrUnique && sku === undefined
      ? await callApi(input, '/api/front/cart/save', [{ ...line, productAttrUnique }])
      : await callApi(input, '/api/front/cart/save/sku', [{ ...line, sku }]);
  if (reply.code !== 200) return reply;
  const words = actionWords(req);
  return { ...reply, message: words.added(form.get('name')), next: cartPage };
};

/** Values of the fields that are named by number, comma-joined; undefined when there are none. */
const pickedSku = (form: URLSearchParams): string | undefined => {
  const picked = [...form].filter(([name]) => /^\d+$/.test(name)).sort(([a], [b]) => Number(a) - Number(b));
  return picked.length > 0 ? picked.map(([, value]) => value).join(',') : undefined;
};
