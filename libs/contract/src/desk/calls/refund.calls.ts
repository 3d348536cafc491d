import type { DeskCallTable } from './desk-call';

/** Requests for money back. */
export const refundCalls = {
  refunds: { method: 'GET', path: '/refunds', permission: 'refunds.read', vendor: true },
  refund: { method: 'GET', path: '/refunds/:no', permission: 'refunds.read', vendor: true },
  refundApprove: {
    method: 'POST',
    path: '/refunds/:no/approve',
    permission: 'refunds.decide',
    vendor: true,
  },
  /** Agrees to many requests of small amounts; each succeeds or is refused alone. */
  refundsApprove: { method: 'POST', path: '/refunds/approve', permission: 'refunds.decide', vendor: true, each: true },
  /** The return parcel is here. */
  refundArrive: { method: 'POST', path: '/refunds/:no/arrive', permission: 'refunds.decide', vendor: true },
  refundRefuse: { method: 'POST', path: '/refunds/:no/refuse', permission: 'refunds.decide', vendor: true },
} as const satisfies DeskCallTable;
