import type { DeskCallTable } from './desk-call';

/** Work behind the shop, and the log. */
export const systemCalls = {
  /** What runs behind the shop: queues, work that was given up, money that does not go out, mails that were not sent, database and keys. */
  system: { method: 'GET', path: '/system', permission: 'system.read', takes: 'nothing' },
  /** Tries work again that was given up. */
  jobRetry: { method: 'POST', path: '/jobs/:id/retry', permission: 'system.act' },
  /** Drops work that was given up: it is never done. Work without which the store would be wrong is refused. */
  jobDrop: { method: 'POST', path: '/jobs/:id/drop', permission: 'system.act' },
  /** Sends mails again that were given up. */
  mailRetry: { method: 'POST', path: '/mails/retry', permission: 'system.act' },
  /** Tries money now that does not go out. */
  moneyRetry: { method: 'POST', path: '/money-back/:no/retry', permission: 'refunds.decide' },

  /** Who did what, the newest first. */
  audit: { method: 'GET', path: '/audit', permission: 'audit.read', vendor: true },
  /** The same as a file, the newest 20,000 entries at most. */
  auditExport: { method: 'GET', path: '/audit-export', permission: 'audit.read', vendor: true },
} as const satisfies DeskCallTable;
