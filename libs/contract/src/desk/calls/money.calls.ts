import type { DeskCallTable } from './desk-call';

/** Statements, rates, tax, and what a merchant is in law and takes for sending. */
export const moneyCalls = {
  /** Merchants' statements by calendar month, the latest first. */
  statements: { method: 'GET', path: '/statements', permission: 'payouts.read', vendor: true },
  statement: { method: 'GET', path: '/statements/:id', permission: 'payouts.read', vendor: true },
  /** All lines of a statement as a file. */
  statementFile: { method: 'GET', path: '/statements/:id/file', permission: 'payouts.read', vendor: true },
  /** Notes that a statement's sum was transferred to its merchant. */
  statementPaid: { method: 'POST', path: '/statements/:id/paid', permission: 'payouts.write', sudo: true },
  /** Books a sum by hand on a merchant's account: an adjustment, or what the merchant paid to the platform. */
  booking: { method: 'POST', path: '/merchants/:id/bookings', permission: 'payouts.write', sudo: true },
  /** Rates of the commission. */
  rates: { method: 'GET', path: '/commission', permission: 'payouts.read' },
  /** Sets a rate for orders that are made from now on. */
  rateSave: { method: 'POST', path: '/commission', permission: 'payouts.write', sudo: true },

  /** Rates of tax by country, and whether the store works with them. */
  taxRates: { method: 'GET', path: '/tax', permission: 'payouts.read', takes: 'nothing' },
  /** Adds rates of a country from a later day on, changes them before it, or takes them out. */
  taxSave: { method: 'POST', path: '/tax', permission: 'payouts.write', sudo: true },
  /** What a price includes, by whoever works tax out for orders. */
  taxTry: { method: 'GET', path: '/tax/try', permission: 'payouts.read' },
  /** Tax of all merchants' sales and refunds of a period, by country and rate. */
  taxReport: { method: 'GET', path: '/tax/report', permission: 'payouts.read' },
  /** The same as a file. */
  taxReportFile: { method: 'GET', path: '/tax/report/file', permission: 'payouts.read' },
  /** Who a merchant is in law: name, address and tax number. */
  seller: { method: 'GET', path: '/sellers/:id', permission: 'payouts.read', vendor: true },
  /** Changes who a merchant is in law, for orders that are made from now on. */
  sellerSave: { method: 'POST', path: '/sellers/:id', permission: 'sellers.write', vendor: true },

  /** Changes the account that a merchant is paid out to. */
  accountSave: { method: 'POST', path: '/sellers/:id/account', permission: 'sellers.write', vendor: true, sudo: true },
  /** Reads it whole, for a transfer. */
  accountShow: {
    method: 'POST',
    path: '/sellers/:id/account/show',
    permission: 'payouts.write',
    sudo: true,
    isSecret: true,
  },

  /** What a merchant takes for sending, how long it takes, and until when they are away. */
  shipping: { method: 'GET', path: '/sellers/:id/shipping', permission: 'products.read', vendor: true },
  /** Changes it, for orders that are made from now on. */
  shippingSave: { method: 'POST', path: '/sellers/:id/shipping', permission: 'shipping.write', vendor: true },
} as const satisfies DeskCallTable;
