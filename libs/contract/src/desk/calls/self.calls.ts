import type { DeskCallTable } from './desk-call';

/** Who is signed in, and how much work waits. */
export const selfCalls = {
  /** Who is signed in, what they may do, and for which merchants. */
  me: { method: 'GET', path: '/me', permission: 'self', takes: 'nothing' },
  /** How much work waits. */
  overview: { method: 'GET', path: '/overview', permission: 'orders.read', vendor: true, takes: 'nothing' },
} as const satisfies DeskCallTable;
