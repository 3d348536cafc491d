import type { CallTable } from '../wire/call';

/** Calls about the cart of a signed-in user, or of the visitor whose `uuid` is sent. Source: spec 7. */
export const cartCalls = {
  /** The lines, grouped by merchant. */
  cartList: { as: 'cart.list', method: 'GET', path: '/api/front/cart/list', auth: 'optional', tag: 'cart', cart: true },
  /** How many things the cart holds. */
  cartCount: {
    as: 'cart.count',
    method: 'GET',
    path: '/api/front/cart/count',
    auth: 'optional',
    tag: 'cart',
    cart: true,
  },
  /** Sets the quantity of a line. */
  cartNum: { as: 'cart.num', method: 'POST', path: '/api/front/cart/num', auth: 'optional', tag: 'cart', cart: true },
  /** Deletes lines. */
  cartDelete: {
    as: 'cart.delete',
    method: 'POST',
    path: '/api/front/cart/delete',
    auth: 'optional',
    tag: 'cart',
    cart: true,
  },
  /** Adds variants by their id. */
  cartSave: {
    as: 'cart.save',
    method: 'POST',
    path: '/api/front/cart/save',
    auth: 'optional',
    tag: 'cart',
    cart: true,
  },
  /** Adds variants by their chosen values, from owner-designed pages. */
  cartSaveSku: {
    as: 'cart.saveSku',
    method: 'POST',
    path: '/api/front/cart/save/sku',
    auth: 'optional',
    tag: 'cart',
    cart: true,
  },
  /** Signs up for discount news of what is in the cart. */
  cartSubscribe: {
    as: 'cart.subscribe',
    method: 'POST',
    path: '/api/front/cart/subscribe',
    auth: 'optional',
    tag: 'cart',
    cart: true,
  },
  /** Chooses another variant for a line that became invalid. */
  cartReset: {
    as: 'cart.reset',
    method: 'POST',
    path: '/api/front/cart/resetcart',
    auth: 'optional',
    tag: 'cart',
    cart: true,
  },
} as const satisfies CallTable;
