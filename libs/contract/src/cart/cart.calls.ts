import type { CallTable } from '../wire/call';

/** Calls about the cart of a signed-in user, or of the visitor whose `uuid` is sent. Source: spec 7. */
export const cartCalls = {
  /** The lines, grouped by merchant. */
  cartList: { method: 'GET', path: '/api/front/cart/list', auth: 'optional', tag: 'cart', cart: true },
  /** How many things the cart holds. */
  cartCount: { method: 'GET', path: '/api/front/cart/count', auth: 'optional', tag: 'cart', cart: true },
  /** Sets the quantity of a line. */
  cartNum: { method: 'POST', path: '/api/front/cart/num', auth: 'optional', tag: 'cart', cart: true },
  /** Deletes lines. */
  cartDelete: { method: 'POST', path: '/api/front/cart/delete', auth: 'optional', tag: 'cart', cart: true },
  /** Adds variants by their id. */
  cartSave: { method: 'POST', path: '/api/front/cart/save', auth: 'optional', tag: 'cart', cart: true },
  /** Adds variants by their chosen values, from owner-designed pages. */
  cartSaveSku: { method: 'POST', path: '/api/front/cart/save/sku', auth: 'optional', tag: 'cart', cart: true },
  /** Signs up for discount news of what is in the cart. */
  cartSubscribe: { method: 'POST', path: '/api/front/cart/subscribe', auth: 'optional', tag: 'cart', cart: true },
  /** Chooses another variant for a line that became invalid. */
  cartReset: { method: 'POST', path: '/api/front/cart/resetcart', auth: 'optional', tag: 'cart', cart: true },
} as const satisfies CallTable;
