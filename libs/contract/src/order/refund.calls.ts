import type { CallTable } from '../wire/call';

/** Calls about money back; a guest makes them with the key to the purchase. Source: docs/contract.md "Refunds". */
export const refundCalls = {
  /** What of an order can still be refunded. */
  refundApply: {
    as: 'refunds.apply',
    method: 'GET',
    path: '/api/front/order/apply/refund/:orderNo',
    auth: 'optional',
    tag: 'refunds',
  },
  /** Reasons to choose from, in the shopper's language. */
  refundReasons: {
    as: 'refunds.reasons',
    method: 'GET',
    path: '/api/front/order/refund/reason',
    auth: 'none',
    tag: 'refunds',
    takes: 'nothing',
  },
  /** Asks for money back; the server works out how much. */
  refundCreate: {
    as: 'refunds.create',
    method: 'POST',
    path: '/api/front/order/refund',
    auth: 'optional',
    tag: 'refunds',
  },
  refundList: {
    as: 'refunds.list',
    method: 'GET',
    path: '/api/front/order/refund/list',
    auth: 'required',
    tag: 'refunds',
  },
  refundDetail: {
    as: 'refunds.detail',
    method: 'GET',
    path: '/api/front/order/refund/detail/:refundOrderNo',
    auth: 'optional',
    tag: 'refunds',
  },
  /** Says which parcel brings the goods back. */
  refundReturning: {
    as: 'refunds.returning',
    method: 'POST',
    path: '/api/front/refund/returning/goods',
    auth: 'optional',
    tag: 'refunds',
  },
  /** Takes the request back. */
  refundRevoke: {
    as: 'refunds.revoke',
    method: 'POST',
    path: '/api/front/refund/revoke/:refundOrderNo',
    auth: 'optional',
    tag: 'refunds',
  },
} as const satisfies CallTable;
