import type { CallTable } from './call';

/** Calls about pages that the store's owner designed, and the owner's own calls. Source: spec 1, spec 2 "Custom pages", spec 3 "Store page". */
export const pagesCalls = {
  /** A designed, company or policy page by its path, cleaned and parsed. */
  pageView: { method: 'GET', path: '/api/front/page/view', auth: 'none', tag: 'pages' },
  /** The owner's header or footer, fetched, cleaned and parsed; null when there is none or it cannot be had. */
  pageFrame: { method: 'GET', path: '/api/front/page/frame/:type', auth: 'none', tag: 'pages' },
  /** Origins that the store's settings let a page speak to, for its content security policy. */
  pagePolicy: { method: 'GET', path: '/api/front/page/policy', auth: 'none', tag: 'pages', takes: 'nothing' },
  /** Everything that an owner has set. The owner's token travels as the header `X-Owner-Token`. */
  ownerSettings: { method: 'GET', path: '/api/owner/settings', auth: 'optional', tag: 'owner', takes: 'nothing' },
  /** Changes what is named and leaves the rest. */
  ownerSaveSettings: { method: 'POST', path: '/api/owner/settings', auth: 'optional', tag: 'owner' },
  ownerPages: { method: 'GET', path: '/api/owner/pages', auth: 'optional', tag: 'owner', takes: 'nothing' },
  ownerPage: { method: 'GET', path: '/api/owner/page', auth: 'optional', tag: 'owner' },
  /** What would be said of a page if it were saved; saves nothing. */
  ownerCheckPage: { method: 'POST', path: '/api/owner/page/check', auth: 'optional', tag: 'owner' },
  /** Saves a draft under an address that only who knows it can open. */
  ownerPreviewPage: { method: 'POST', path: '/api/owner/page/preview', auth: 'optional', tag: 'owner' },
  ownerSavePage: { method: 'POST', path: '/api/owner/page', auth: 'optional', tag: 'owner' },
  ownerDeletePage: { method: 'POST', path: '/api/owner/page/delete', auth: 'optional', tag: 'owner' },
} as const satisfies CallTable;
