import type { CallTable } from '../wire/call';

/** The calls of the store's owner, with the owner's token. Source: spec 1, spec 3 "Store page". */
export const ownerCalls = {
  /** Everything that an owner has set. The owner's token travels as the header `X-Owner-Token`. */
  ownerSettings: {
    as: 'owner.settings',
    method: 'GET',
    path: '/api/owner/settings',
    auth: 'optional',
    tag: 'owner',
    takes: 'nothing',
  },
  /** Changes what is named and leaves the rest. */
  ownerSaveSettings: {
    as: 'owner.saveSettings',
    method: 'POST',
    path: '/api/owner/settings',
    auth: 'optional',
    tag: 'owner',
  },
  ownerPages: {
    as: 'owner.pages',
    method: 'GET',
    path: '/api/owner/pages',
    auth: 'optional',
    tag: 'owner',
    takes: 'nothing',
  },
  ownerPage: { as: 'owner.page', method: 'GET', path: '/api/owner/page', auth: 'optional', tag: 'owner' },
  /** What would be said of a page if it were saved; saves nothing. */
  ownerCheckPage: {
    as: 'owner.checkPage',
    method: 'POST',
    path: '/api/owner/page/check',
    auth: 'optional',
    tag: 'owner',
  },
  /** Saves a draft under an address that only who knows it can open. */
  ownerPreviewPage: {
    as: 'owner.previewPage',
    method: 'POST',
    path: '/api/owner/page/preview',
    auth: 'optional',
    tag: 'owner',
  },
  ownerSavePage: { as: 'owner.savePage', method: 'POST', path: '/api/owner/page', auth: 'optional', tag: 'owner' },
  ownerDeletePage: {
    as: 'owner.deletePage',
    method: 'POST',
    path: '/api/owner/page/delete',
    auth: 'optional',
    tag: 'owner',
  },
} as const satisfies CallTable;
