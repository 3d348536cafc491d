import type { DeskCallTable } from './desk-call';

/** Those who bought. */
export const customerCalls = {
  customers: { method: 'GET', path: '/customers', permission: 'customers.read' },
  customer: { method: 'GET', path: '/customers/:key', permission: 'customers.read' },
  /** All that the store holds of a customer, for them. */
  customerExport: {
    method: 'POST',
    path: '/customers/:key/export',
    permission: 'customers.export',
    sudo: true,
    isSecret: true,
  },
  /** Adds to an account's points, or takes some away. */
  customerPoints: { method: 'POST', path: '/customers/:key/points', permission: 'points.adjust' },
  /** Ends every sign-in of an account. */
  customerSignOut: { method: 'POST', path: '/customers/:key/sign-out', permission: 'customers.signOut' },
  /** Deletes a customer on their word; what was bought stays without a name. */
  customerDelete: {
    method: 'POST',
    path: '/customers/:key/delete',
    permission: 'customers.delete',
    sudo: true,
    each: true,
  },
} as const satisfies DeskCallTable;
