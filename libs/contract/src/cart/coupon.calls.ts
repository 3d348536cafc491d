import type { CallTable } from '../wire/call';

/** Calls about coupons. Source: spec 7; docs/contract.md "Coupons". */
export const couponCalls = {
  /** Coupons that can be received. */
  couponList: { as: 'coupons.list', method: 'GET', path: '/api/front/coupons', auth: 'optional', tag: 'coupons' },
  /** Own coupons for a pre-order: those that hold, and those that do not with the reason. */
  couponsForOrder: {
    as: 'coupons.forOrder',
    method: 'GET',
    path: '/api/front/coupons/order/:preOrderNo',
    auth: 'required',
    tag: 'coupons',
  },
  /** Own coupons. */
  couponMine: { as: 'coupons.mine', method: 'GET', path: '/api/front/coupon/list', auth: 'required', tag: 'coupons' },
  /** Receives a coupon. */
  couponReceive: {
    as: 'coupons.receive',
    method: 'POST',
    path: '/api/front/coupon/receive',
    auth: 'required',
    tag: 'coupons',
  },
} as const satisfies CallTable;
