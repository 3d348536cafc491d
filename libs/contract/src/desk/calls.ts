import type { DeskCallTable } from './desk-call';

/** Every call of the desks by its name. No public page carries them. Source: docs/back-office.md, Calls. */
export const deskCalls = {
  /** Who is signed in, what they may do, and for which merchants. */
  me: { method: 'GET', path: '/me', permission: 'self', takes: 'nothing' },
  /** How much work waits. */
  overview: { method: 'GET', path: '/overview', permission: 'orders.read', vendor: true, takes: 'nothing' },

  orders: { method: 'GET', path: '/orders', permission: 'orders.read', vendor: true },
  order: { method: 'GET', path: '/orders/:no', permission: 'orders.read', vendor: true },
  /** Hands an order's parcel to a carrier; the shopper is mailed. */
  ship: { method: 'POST', path: '/orders/:no/ship', permission: 'orders.fulfil', vendor: true },
  /** The same for many orders; each succeeds or is refused alone. */
  shipMany: { method: 'POST', path: '/orders/ship', permission: 'orders.fulfil', vendor: true, each: true },
  deliver: { method: 'POST', path: '/orders/:no/deliver', permission: 'orders.fulfil', vendor: true },
  /** Ends an unpaid purchase, or gives all money of an unsent order back. */
  cancel: { method: 'POST', path: '/orders/:no/cancel', permission: 'orders.cancel' },

  refunds: { method: 'GET', path: '/refunds', permission: 'refunds.read', vendor: true },
  refund: { method: 'GET', path: '/refunds/:no', permission: 'refunds.read', vendor: true },
  refundApprove: { method: 'POST', path: '/refunds/:no/approve', permission: 'refunds.decide', vendor: true },
  /** The return parcel is here. */
  refundArrive: { method: 'POST', path: '/refunds/:no/arrive', permission: 'refunds.decide', vendor: true },
  refundRefuse: { method: 'POST', path: '/refunds/:no/refuse', permission: 'refunds.decide', vendor: true },

  applications: { method: 'GET', path: '/applications', permission: 'merchants.read' },
  application: { method: 'GET', path: '/applications/:id', permission: 'merchants.read' },
  /** Accepts or refuses one document. */
  applicationDocument: { method: 'POST', path: '/applications/:id/document', permission: 'merchants.decide' },
  applicationApprove: { method: 'POST', path: '/applications/:id/approve', permission: 'merchants.decide' },
  applicationDecline: { method: 'POST', path: '/applications/:id/decline', permission: 'merchants.decide' },

  tickets: { method: 'GET', path: '/tickets', permission: 'tickets.read' },
  ticket: { method: 'GET', path: '/tickets/:id', permission: 'tickets.read' },
  ticketAnswer: { method: 'POST', path: '/tickets/:id/answer', permission: 'tickets.answer' },

  reviews: { method: 'GET', path: '/reviews', permission: 'reviews.read', vendor: true },
  review: { method: 'GET', path: '/reviews/:id', permission: 'reviews.read', vendor: true },
  /** Publishes a review, rejects it, or takes a published one down. Nobody edits a shopper's words. */
  reviewDecide: { method: 'POST', path: '/reviews/:id/decision', permission: 'reviews.moderate' },
  /** The merchant's answer under a review. */
  reviewReply: { method: 'POST', path: '/reviews/:id/reply', permission: 'reviews.reply', vendor: true },

  products: { method: 'GET', path: '/products', permission: 'products.read', vendor: true },
  product: { method: 'GET', path: '/products/:id', permission: 'products.read', vendor: true },
  /** Makes a product that is not on sale yet, with every combination of its options. */
  productCreate: { method: 'POST', path: '/products', permission: 'products.write', vendor: true },
  /** Changes the words, category and pictures of a product. */
  productSave: { method: 'POST', path: '/products/:id', permission: 'products.write', vendor: true },
  /** Where a product can stand, and whose it can be. */
  productChoices: {
    method: 'GET',
    path: '/product-choices',
    permission: 'products.read',
    vendor: true,
    takes: 'nothing',
  },
  /** Sets prices and the discount of one product: the only writer of either. */
  setPrice: { method: 'POST', path: '/products/:id/price', permission: 'prices.write', vendor: true },
  /** Changes stock by so many pieces, with a reason. */
  moveStock: { method: 'POST', path: '/products/:id/stock', permission: 'stock.write', vendor: true },
  /** Puts a product on sale or takes it off. */
  publish: { method: 'POST', path: '/products/:id/publish', permission: 'products.write', vendor: true },

  /** Who did what, the newest first. */
  audit: { method: 'GET', path: '/audit', permission: 'audit.read', vendor: true },
} as const satisfies DeskCallTable;

export type DeskCallName = keyof typeof deskCalls;

/** Where the platform's people make a call. */
export const adminPath = (path: string) => `/api/admin${path}`;

/** Where a merchant's people make it. */
export const vendorPath = (path: string) => `/api/vendor/:mer${path}`;
