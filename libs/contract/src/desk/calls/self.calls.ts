import type { DeskCallTable } from './desk-call';

/** Who is signed in, how much work waits, and what a text finds. */
export const selfCalls = {
  /** Who is signed in, what they may do, and for which merchants. */
  me: { method: 'GET', path: '/me', permission: 'self', takes: 'nothing' },
  /** How much work waits. */
  overview: { method: 'GET', path: '/overview', permission: 'orders.read', vendor: true, takes: 'nothing' },
  /** What a text finds of all that the caller may read. */
  find: { method: 'GET', path: '/find', permission: 'any', vendor: true },
} as const satisfies DeskCallTable;
