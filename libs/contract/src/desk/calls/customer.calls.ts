import type { DeskCallTable } from '../desk-call';

/** Those who bought. */
export const customerCalls = {
  customers: { method: 'GET', path: '/customers', permission: 'customers.read' },
  customer: { method: 'GET', path: '/customers/:key', permission: 'customers.read' },
} as const satisfies DeskCallTable;
