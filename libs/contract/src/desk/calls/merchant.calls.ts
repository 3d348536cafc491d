import type { DeskCallTable } from './desk-call';

/** Merchants: whether they sell, who owns them, and their shops as shoppers read them. */
export const merchantCalls = {
  merchants: { method: 'GET', path: '/merchants', permission: 'merchants.read' },
  merchant: { method: 'GET', path: '/merchants/:id', permission: 'merchants.read' },
  /** Nothing of it can be bought any more; its owners are mailed why. */
  merchantSuspend: {
    method: 'POST',
    path: '/merchants/:id/suspend',
    permission: 'merchants.decide',
    sudo: true,
  },
  /** It sells again; its owners are mailed. */
  merchantLift: { method: 'POST', path: '/merchants/:id/lift', permission: 'merchants.decide', sudo: true },
  /** It is closed for good, and its products leave the shop. */
  merchantClose: {
    method: 'POST',
    path: '/merchants/:id/close',
    permission: 'merchants.decide',
    sudo: true,
  },
  /** Gives a merchant that has lost its last owner another one: mails a link, or raises whoever works there. */
  merchantOwner: {
    method: 'POST',
    path: '/merchants/:id/owner',
    permission: 'merchants.decide',
    sudo: true,
  },
  /** Whether the platform looks at its new products before they are sold. */
  merchantTrust: { method: 'POST', path: '/merchants/:id/trust', permission: 'merchants.decide' },

  /** A merchant's shop as shoppers read it, and what is missing before it opens. */
  shop: { method: 'GET', path: '/sellers/:id/shop', permission: 'products.read', vendor: true },
  /** Changes it; shoppers read it at once. */
  shopSave: { method: 'POST', path: '/sellers/:id/shop', permission: 'profile.write', vendor: true },
  /** Opens a shop whose profile is complete: from now on its goods are shown and bought. */
  shopOpen: { method: 'POST', path: '/sellers/:id/open', permission: 'profile.write', vendor: 'only' },
} as const satisfies DeskCallTable;
