import type { DeskCallTable } from './desk-call';

/** Merchants: whether they sell, who owns them. */
export const merchantCalls = {
  merchants: { method: 'GET', path: '/merchants', permission: 'merchants.read' },
  merchant: { method: 'GET', path: '/merchants/:id', permission: 'merchants.read' },
  /** Nothing of it can be bought any more; its owners are mailed why. */
  merchantSuspend: {
    method: 'POST',
    path: '/merchants/:id/suspend',
    permission: 'merchants.decide',
    sudo: true,
    once: true,
  },
  /** It sells again; its owners are mailed. */
  merchantLift: { method: 'POST', path: '/merchants/:id/lift', permission: 'merchants.decide', sudo: true, once: true },
  /** It is closed for good, and its products leave the shop. */
  merchantClose: {
    method: 'POST',
    path: '/merchants/:id/close',
    permission: 'merchants.decide',
    sudo: true,
    once: true,
  },
  /** Gives a merchant that has lost its last owner another one: mails a link, or raises whoever works there. */
  merchantOwner: {
    method: 'POST',
    path: '/merchants/:id/owner',
    permission: 'merchants.decide',
    sudo: true,
    once: true,
  },
} as const satisfies DeskCallTable;
