import type { CallTable } from '../wire/call';

/** Calls from the cart to the order, and about orders. Source: spec 7; docs/contract.md "Orders". */
export const orderCalls = {
  /** What lines of the cart would cost with freight, before anything is taken aside. */
  orderEstimate: {
    as: 'orders.estimate',
    method: 'GET',
    path: '/api/front/order/estimate',
    auth: 'optional',
    tag: 'checkout',
    cart: true,
  },
  /** Takes what is to be bought aside for 30 minutes. */
  orderPre: {
    as: 'orders.pre',
    method: 'POST',
    path: '/api/front/order/pre/order',
    auth: 'optional',
    tag: 'checkout',
    cart: true,
  },
  /** What the order confirmation shows. */
  orderPreLoad: {
    as: 'orders.preLoad',
    method: 'GET',
    path: '/api/front/order/load/pre/:preOrderNo',
    auth: 'optional',
    tag: 'checkout',
    cart: true,
  },
  /** Totals with an address and coupons. */
  orderPrice: {
    as: 'orders.price',
    method: 'POST',
    path: '/api/front/order/computed/price',
    auth: 'optional',
    tag: 'checkout',
    cart: true,
  },
  /** Makes the purchase: one order for each merchant. The same preOrderNo gives the same purchase. */
  orderCreate: {
    as: 'orders.create',
    method: 'POST',
    path: '/api/front/order/create',
    auth: 'optional',
    tag: 'checkout',
    cart: true,
  },
  /** How many orders stand where. */
  orderCounts: {
    as: 'orders.counts',
    method: 'GET',
    path: '/api/front/order/data',
    auth: 'required',
    tag: 'orders',
    takes: 'nothing',
  },
  /** Own purchases. */
  orderList: { as: 'orders.list', method: 'GET', path: '/api/front/order/list', auth: 'required', tag: 'orders' },
  /** Own purchases that wait for their payment. */
  orderAwaitPay: {
    as: 'orders.awaitPay',
    method: 'GET',
    path: '/api/front/order/await/pay/list',
    auth: 'required',
    tag: 'orders',
  },
  /** One own order, or a whole purchase, by its number. */
  orderDetail: {
    as: 'orders.detail',
    method: 'GET',
    path: '/api/front/order/detail/:orderNo',
    auth: 'required',
    tag: 'orders',
  },
  /** One own purchase with all its orders. */
  orderMasterDetail: {
    as: 'orders.masterDetail',
    method: 'GET',
    path: '/api/front/order/master/detail/:orderNo',
    auth: 'required',
    tag: 'orders',
  },
  /** Where the parcel of an order is; a guest's by the order token, as the two that follow. */
  orderExpress: {
    as: 'orders.express',
    method: 'GET',
    path: '/api/front/order/express/:orderNo',
    auth: 'optional',
    tag: 'orders',
  },
  /** Marks an order as received. */
  orderTake: {
    as: 'orders.take',
    method: 'POST',
    path: '/api/front/order/take/:orderNo',
    auth: 'optional',
    tag: 'orders',
  },
  /** Cancels an unpaid purchase, or asks the money of a paid and unshipped order back. */
  orderCancel: {
    as: 'orders.cancel',
    method: 'POST',
    path: '/api/front/order/cancel/:orderNo',
    auth: 'optional',
    tag: 'orders',
  },
  /** Takes a finished order out of the shopper's list. */
  orderDelete: {
    as: 'orders.delete',
    method: 'POST',
    path: '/api/front/order/delete/:orderNo',
    auth: 'required',
    tag: 'orders',
  },
  /** Puts what an order held into the cart again. */
  orderAgain: {
    as: 'orders.again',
    method: 'POST',
    path: '/api/front/order/again/:orderNo',
    auth: 'required',
    tag: 'orders',
  },
  /** Ends an unpaid purchase and puts what it held back into the cart; a guest's by the order token. Twice does it once. */
  orderToCart: {
    as: 'orders.toCart',
    method: 'POST',
    path: '/api/front/order/to/cart/:orderNo',
    auth: 'optional',
    tag: 'orders',
    cart: true,
  },
  /** A guest's purchase, by the order token. */
  visitorOrderDetail: {
    as: 'orders.visitorDetail',
    method: 'GET',
    path: '/api/front/order/visitor/detail',
    auth: 'none',
    tag: 'orders',
  },
  /** Mails a guest the link to their purchase; the answer never says whether it exists. */
  visitorOrderLink: {
    as: 'orders.visitorLink',
    method: 'POST',
    path: '/api/front/order/visitor/link',
    auth: 'none',
    tag: 'orders',
  },
  /** Takes a guest's purchase into the signed-in account, by the order token. */
  visitorOrderClaim: {
    as: 'orders.visitorClaim',
    method: 'POST',
    path: '/api/front/order/visitor/claim',
    auth: 'required',
    tag: 'orders',
  },
} as const satisfies CallTable;
