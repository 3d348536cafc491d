import type { DeskCallTable } from './desk-call';

/** Who is signed in, how much work waits, how the store sells, what a text finds, and how somebody looks at lists. */
export const selfCalls = {
  /** Who is signed in, what they may do, and for which merchants. */
  me: { method: 'GET', path: '/me', permission: 'self', takes: 'nothing' },
  /** How much work waits. */
  overview: { method: 'GET', path: '/overview', permission: 'orders.read', vendor: true, takes: 'nothing' },
  /** What a text finds of all that the caller may read. */
  find: { method: 'GET', path: '/find', permission: 'any', vendor: true },

  /** The caller's own views of lists. */
  views: { method: 'GET', path: '/views', permission: 'any', vendor: true, takes: 'nothing' },
  viewSave: { method: 'POST', path: '/views', permission: 'any', vendor: true, isOwn: true },
  viewDelete: { method: 'POST', path: '/views/:id/delete', permission: 'any', vendor: true, isOwn: true },
  /** Sales, orders and refunds of the last 30 days. A merchant's packer, who reads no refunds, has no such figures. */
  figures: { method: 'GET', path: '/figures', permission: 'refunds.read', vendor: true, takes: 'nothing' },
} as const satisfies DeskCallTable;
