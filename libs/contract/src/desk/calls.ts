import type { DeskCallTable } from './desk-call';

/** Every call of the desks by its name. No public page carries them. Source: docs/back-office.md, Calls. */
export const deskCalls = {
  /** Who is signed in, what they may do, and for which merchants. */
  me: { method: 'GET', path: '/me', permission: 'self', takes: 'nothing' },
  /** How much work waits. */
  overview: { method: 'GET', path: '/overview', permission: 'orders.read', vendor: true, takes: 'nothing' },

  orders: { method: 'GET', path: '/orders', permission: 'orders.read', vendor: true },
  order: { method: 'GET', path: '/orders/:no', permission: 'orders.read', vendor: true },
  /** Hands a parcel of an order to a carrier, with all that waits or a part of it; the shopper is mailed. */
  ship: { method: 'POST', path: '/orders/:no/ship', permission: 'orders.fulfil', vendor: true },
  /** The same for many orders; each succeeds or is refused alone. */
  shipMany: { method: 'POST', path: '/orders/ship', permission: 'orders.fulfil', vendor: true, each: true },
  /** Corrects the number of a parcel; the shopper is mailed. */
  tracking: { method: 'POST', path: '/orders/:no/tracking', permission: 'orders.fulfil', vendor: true },
  deliver: { method: 'POST', path: '/orders/:no/deliver', permission: 'orders.fulfil', vendor: true },
  /** Ends an unpaid purchase, or gives all money of an unsent order back. */
  cancel: { method: 'POST', path: '/orders/:no/cancel', permission: 'orders.cancel', once: true },

  /** Sends the shopper a mail about the order again. */
  resend: { method: 'POST', path: '/orders/:no/resend', permission: 'orders.mail' },
  /** Gives money back for pieces of an order without a request. */
  orderRefund: {
    method: 'POST',
    path: '/orders/:no/refund',
    permission: 'refunds.create',
    vendor: true,
    sudo: true,
    once: true,
  },

  customers: { method: 'GET', path: '/customers', permission: 'customers.read' },
  customer: { method: 'GET', path: '/customers/:key', permission: 'customers.read' },

  refunds: { method: 'GET', path: '/refunds', permission: 'refunds.read', vendor: true },
  refund: { method: 'GET', path: '/refunds/:no', permission: 'refunds.read', vendor: true },
  refundApprove: {
    method: 'POST',
    path: '/refunds/:no/approve',
    permission: 'refunds.decide',
    vendor: true,
    once: true,
  },
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
  /** Sends one picture, for a product that is made or changed later. 413 too large, 415 not a JPG or PNG by its content. */
  productPicture: {
    method: 'POST',
    path: '/product-pictures',
    permission: 'products.write',
    vendor: true,
    takes: 'form',
    isDraft: true,
  },
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

  /** The products of a list as a file. */
  productsExport: { method: 'GET', path: '/products-export', permission: 'products.read', vendor: true },
  imports: { method: 'GET', path: '/imports', permission: 'imports.run', vendor: true, takes: 'nothing' },
  import: { method: 'GET', path: '/imports/:id', permission: 'imports.run', vendor: true },
  /** Reads a file of products and says what it would change; changes nothing. */
  importCheck: { method: 'POST', path: '/imports', permission: 'imports.run', vendor: true, isLarge: true, each: true },
  /** Applies what was checked, product by product. */
  importApply: { method: 'POST', path: '/imports/:id/apply', permission: 'imports.run', vendor: true },
  importCancel: { method: 'POST', path: '/imports/:id/cancel', permission: 'imports.run', vendor: true },
  /** The lines that were left out, as a file with what is wrong. */
  importBad: { method: 'GET', path: '/imports/:id/bad', permission: 'imports.run', vendor: true },

  coupons: { method: 'GET', path: '/coupons', permission: 'promotions.read', vendor: true },
  coupon: { method: 'GET', path: '/coupons/:id', permission: 'promotions.read', vendor: true },
  couponCreate: { method: 'POST', path: '/coupons', permission: 'promotions.write', vendor: true },
  /** Changes a coupon for those who receive it later. */
  couponSave: { method: 'POST', path: '/coupons/:id', permission: 'promotions.write', vendor: true },
  /** Has a coupon given to nobody any more; whoever holds it can use it. */
  couponEnd: { method: 'POST', path: '/coupons/:id/end', permission: 'promotions.write', vendor: true },

  sales: { method: 'GET', path: '/sales', permission: 'sales.read' },
  sale: { method: 'GET', path: '/sales/:id', permission: 'sales.read' },
  /** Begins a flash sale: one percentage off its products until it ends. */
  saleCreate: { method: 'POST', path: '/sales', permission: 'sales.write' },
  saleSave: { method: 'POST', path: '/sales/:id', permission: 'sales.write' },
  /** Ends a flash sale now: its products cost what they did. */
  saleEnd: { method: 'POST', path: '/sales/:id/end', permission: 'sales.write' },

  categories: { method: 'GET', path: '/categories', permission: 'categories.read', takes: 'nothing' },
  categoryCreate: { method: 'POST', path: '/categories', permission: 'categories.write' },
  /** Changes the names and the picture of a category. */
  categorySave: { method: 'POST', path: '/categories/:id', permission: 'categories.write' },
  /** Puts a category elsewhere in the tree, with all that is below it. */
  categoryPlace: { method: 'POST', path: '/categories/:id/place', permission: 'categories.write' },
  /** Deletes a category; what it holds goes to another one. */
  categoryDelete: { method: 'POST', path: '/categories/:id/delete', permission: 'categories.write' },

  /** Banners, suggested searches and synonyms. */
  home: { method: 'GET', path: '/home', permission: 'content.read', takes: 'nothing' },
  homeSave: { method: 'POST', path: '/home', permission: 'content.write' },

  /** The owner's pages: designed ones, and those that come with the store. */
  pages: { method: 'GET', path: '/pages', permission: 'content.read', takes: 'nothing' },
  page: { method: 'GET', path: '/page', permission: 'content.read' },
  /** Makes a page, or changes the one that was seen. */
  pageSave: { method: 'POST', path: '/page', permission: 'content.write', isLarge: true, each: true },
  /** Deletes a designed page; those that come with the store stay. */
  pageDelete: { method: 'POST', path: '/page/delete', permission: 'content.write', each: true },
  /** Stores a draft that its address alone leads to, and says what is wrong with it. */
  pagePreview: { method: 'POST', path: '/page/preview', permission: 'content.write', isLarge: true, isDraft: true },

  /** The owner's header or footer. */
  frame: { method: 'GET', path: '/frames/:type', permission: 'content.read' },
  /** Changes the header or footer; its scripts stay. */
  frameSave: { method: 'POST', path: '/frames/:type', permission: 'content.write', isLarge: true, each: true },
  framePreview: {
    method: 'POST',
    path: '/frames/:type/preview',
    permission: 'content.write',
    isLarge: true,
    isDraft: true,
  },
  /** Sets the scripts that run in the header or footer. */
  scriptsSave: {
    method: 'POST',
    path: '/frames/:type/scripts',
    permission: 'settings.write',
    isLarge: true,
    each: true,
    sudo: true,
  },

  /** Everything else that the owner sets. */
  settings: { method: 'GET', path: '/settings', permission: 'settings.read', takes: 'nothing' },
  settingsSave: { method: 'POST', path: '/settings', permission: 'settings.write', isLarge: true, each: true },
  settingsPreview: {
    method: 'POST',
    path: '/settings/preview',
    permission: 'settings.write',
    isLarge: true,
    isDraft: true,
  },
  /** Sets whose scripts and style sheets pages load from elsewhere. */
  vendorsSave: { method: 'POST', path: '/settings/vendors', permission: 'settings.write', each: true, sudo: true },

  /** Merchants' statements by calendar month, the latest first. */
  statements: { method: 'GET', path: '/statements', permission: 'payouts.read', vendor: true },
  statement: { method: 'GET', path: '/statements/:id', permission: 'payouts.read', vendor: true },
  /** All lines of a statement as a file. */
  statementFile: { method: 'GET', path: '/statements/:id/file', permission: 'payouts.read', vendor: true },
  /** Notes that a statement's sum was transferred to its merchant. */
  statementPaid: { method: 'POST', path: '/statements/:id/paid', permission: 'payouts.write', sudo: true, once: true },
  /** Rates of the commission. */
  rates: { method: 'GET', path: '/commission', permission: 'payouts.read' },
  /** Sets a rate for orders that are made from now on. */
  rateSave: { method: 'POST', path: '/commission', permission: 'payouts.write', sudo: true },

  /** Rates of tax by country, and whether the store works with them. */
  taxRates: { method: 'GET', path: '/tax', permission: 'payouts.read', takes: 'nothing' },
  /** Who a merchant is in law: name, address and tax number. */
  seller: { method: 'GET', path: '/sellers/:id', permission: 'payouts.read', vendor: true },
  /** Changes who a merchant is in law, for orders that are made from now on. */
  sellerSave: { method: 'POST', path: '/sellers/:id', permission: 'sellers.write', vendor: true },

  /** What a merchant takes for sending, how long it takes, and until when they are away. */
  shipping: { method: 'GET', path: '/sellers/:id/shipping', permission: 'products.read', vendor: true },
  /** Changes it, for orders that are made from now on. */
  shippingSave: { method: 'POST', path: '/sellers/:id/shipping', permission: 'shipping.write', vendor: true },

  /** Addresses that other systems are told at of what happens. */
  hooks: { method: 'GET', path: '/webhooks', permission: 'webhooks.read' },
  hook: { method: 'GET', path: '/webhooks/:id', permission: 'webhooks.read' },
  /** Registers an address; its secret is told now and never again. */
  hookCreate: { method: 'POST', path: '/webhooks', permission: 'webhooks.write', sudo: true },
  hookSave: { method: 'POST', path: '/webhooks/:id', permission: 'webhooks.write', sudo: true },
  /** Replaces the secret; the old one signs besides for a day. */
  hookRotate: { method: 'POST', path: '/webhooks/:id/rotate', permission: 'webhooks.write', sudo: true },
  /** Sends a message again, with all its tries. */
  hookResend: { method: 'POST', path: '/webhooks/:id/deliveries/:delivery/again', permission: 'webhooks.write' },

  /** The platform's people with their roles, and who was invited. */
  staff: { method: 'GET', path: '/staff', permission: 'staff.read', takes: 'nothing' },
  /** Mails somebody a link, by which they work here with some roles. */
  staffInvite: { method: 'POST', path: '/staff/invitations', permission: 'staff.write', sudo: true },
  staffInviteCancel: { method: 'POST', path: '/staff/invitations/:id/cancel', permission: 'staff.write', sudo: true },
  /** Sets the roles of a person; none: they work here no longer. */
  staffRoles: { method: 'POST', path: '/staff/:sub/roles', permission: 'staff.write', sudo: true },
  /** Takes the second factor of a person away, who has lost it, and ends every session of theirs. */
  staffFactorReset: { method: 'POST', path: '/staff/:sub/second-factor/reset', permission: 'staff.write', sudo: true },
  /** Ends every session of a person. */
  staffSignOut: { method: 'POST', path: '/staff/:sub/sign-out', permission: 'staff.write', sudo: true },

  /** A merchant's people with their roles, and who was invited. */
  people: { method: 'GET', path: '/people', permission: 'people.read', vendor: 'only', takes: 'nothing' },
  /** Mails somebody a link, by which they work for this merchant. */
  peopleInvite: {
    method: 'POST',
    path: '/people/invitations',
    permission: 'people.write',
    vendor: 'only',
    sudo: true,
    once: true,
  },
  /** Mails a new link in place of the one that was sent, which holds no longer. */
  peopleInviteAgain: {
    method: 'POST',
    path: '/people/invitations/:id/again',
    permission: 'people.write',
    vendor: 'only',
    sudo: true,
    once: true,
  },
  peopleInviteCancel: {
    method: 'POST',
    path: '/people/invitations/:id/cancel',
    permission: 'people.write',
    vendor: 'only',
    sudo: true,
  },
  /** Sets the role of a person; none: they work for this merchant no longer. */
  peopleRole: { method: 'POST', path: '/people/:sub/role', permission: 'people.write', vendor: 'only', sudo: true },

  /** What runs behind the shop: queues, work that was given up, money that does not go out. */
  system: { method: 'GET', path: '/system', permission: 'system.read', takes: 'nothing' },
  /** Tries work again that was given up. */
  jobRetry: { method: 'POST', path: '/jobs/:id/retry', permission: 'system.act' },
  /** Tries money now that does not go out. */
  moneyRetry: { method: 'POST', path: '/refund-payouts/:no/retry', permission: 'refunds.decide' },

  /** Who did what, the newest first. */
  audit: { method: 'GET', path: '/audit', permission: 'audit.read', vendor: true },
} as const satisfies DeskCallTable;

export type DeskCallName = keyof typeof deskCalls;

/** Where the platform's people make a call. */
export const adminPath = (path: string) => `/api/admin${path}`;

/** Where a merchant's people make it. */
export const vendorPath = (path: string) => `/api/vendor/:mer${path}`;
