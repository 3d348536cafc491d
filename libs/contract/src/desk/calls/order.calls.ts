import type { DeskCallTable } from './desk-call';

/** Orders, and refunds without a request. */
export const orderCalls = {
  orders: { method: 'GET', path: '/orders', permission: 'orders.read', vendor: true },
  /** All merchants by name, to narrow a list of orders or refunds to one. */
  merchantNames: { method: 'GET', path: '/merchant-names', permission: 'orders.read', takes: 'nothing' },
  order: { method: 'GET', path: '/orders/:no', permission: 'orders.read', vendor: true },
  /** Hands a parcel of an order to a carrier, with all that waits or a part of it; the shopper is mailed. */
  ship: { method: 'POST', path: '/orders/:no/ship', permission: 'orders.fulfil', vendor: true },
  /** The same for many orders; each succeeds or is refused alone. */
  shipMany: { method: 'POST', path: '/orders/ship', permission: 'orders.fulfil', vendor: true, each: true },
  /** Corrects the number of a parcel; the shopper is mailed. */
  tracking: { method: 'POST', path: '/orders/:no/tracking', permission: 'orders.fulfil', vendor: true },
  /** Tells colleagues something about an order; the shopper never reads it, nor a merchant what the platform's people wrote. */
  orderNote: { method: 'POST', path: '/orders/:no/notes', permission: 'orders.note', vendor: true },
  /** The orders of a list as a file, with a row in the log: it names those who bought. */
  ordersExport: { method: 'POST', path: '/orders/export', permission: 'orders.read', vendor: true, each: true },
  deliver: { method: 'POST', path: '/orders/:no/deliver', permission: 'orders.fulfil', vendor: true },
  /** Ends an unpaid purchase, or gives all money of an unsent order back. */
  cancel: { method: 'POST', path: '/orders/:no/cancel', permission: 'orders.cancel' },

  /** Where an order goes, as its parts are typed. */
  orderAddress: { method: 'GET', path: '/orders/:no/address', permission: 'orders.edit' },
  /** Changes where all orders of its purchase go, before any of them was sent; the shopper is mailed. */
  orderAddressSave: { method: 'POST', path: '/orders/:no/address', permission: 'orders.edit' },

  /** How an order was paid, which mails went out about it, and what its shopper asked about it. */
  orderRecords: { method: 'GET', path: '/orders/:no/records', permission: 'orders.read' },
  /** Asks the shopper something about an order: opens a ticket, which its person answers from then on; the shopper is mailed. */
  orderTicket: { method: 'POST', path: '/orders/:no/tickets', permission: 'tickets.answer' },
  /** Sends the shopper a mail about the order again. */
  resend: { method: 'POST', path: '/orders/:no/resend', permission: 'orders.mail' },
  /** What a refund without a request would give back; changes nothing. */
  orderRefundPreview: {
    method: 'POST',
    path: '/orders/:no/refund-preview',
    permission: 'refunds.create',
    vendor: true,
    isDraft: true,
  },
  /** Gives money back for pieces of an order without a request. */
  orderRefund: {
    method: 'POST',
    path: '/orders/:no/refund',
    permission: 'refunds.create',
    vendor: true,
    sudo: true,
  },
} as const satisfies DeskCallTable;
