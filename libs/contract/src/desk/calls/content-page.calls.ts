import type { DeskCallTable } from './desk-call';

/** The owner’s pages, header, footer and settings. */
export const contentPageCalls = {
  /** The owner's pages: designed ones, and those that come with the store. */
  pages: { method: 'GET', path: '/pages', permission: 'content.read', takes: 'nothing' },
  page: { method: 'GET', path: '/page', permission: 'content.read' },
  /** Makes a page, or changes the one that was seen. */
  pageSave: { method: 'POST', path: '/page', permission: 'content.write', isLarge: true, each: true },
  /** Deletes a designed page; those that come with the store stay. */
  pageDelete: { method: 'POST', path: '/page/delete', permission: 'content.write', each: true },
  /** Stores a draft that its address alone leads to, and says what is wrong with it. */
  pagePreview: { method: 'POST', path: '/page/preview', permission: 'content.write', isLarge: true, isDraft: true },
  /** What a page was each time it was saved, without its content. */
  pageVersions: { method: 'GET', path: '/page/versions', permission: 'content.read' },
  pageVersion: { method: 'GET', path: '/page/version', permission: 'content.read' },

  /** The owner's header or footer. */
  frame: { method: 'GET', path: '/frames/:type', permission: 'content.read' },
  /** Changes the header or footer; its scripts stay. */
  frameSave: { method: 'POST', path: '/frames/:type', permission: 'content.write', isLarge: true, each: true },
  /** What a header or footer was each time it was saved, without its content. */
  frameVersions: { method: 'GET', path: '/frames/:type/versions', permission: 'content.read' },
  frameVersion: { method: 'GET', path: '/frames/:type/versions/:id', permission: 'content.read' },
  framePreview: {
    method: 'POST',
    path: '/frames/:type/preview',
    permission: 'content.write',
    isLarge: true,
    isDraft: true,
  },
  /** Sets the scripts that run in the header or footer. */
  scriptsSave: {
    method: 'POST',
    path: '/frames/:type/scripts',
    permission: 'settings.write',
    isLarge: true,
    each: true,
    sudo: true,
  },

  /** Everything else that the owner sets. */
  settings: { method: 'GET', path: '/settings', permission: 'settings.read', takes: 'nothing' },
  settingsSave: { method: 'POST', path: '/settings', permission: 'settings.write', isLarge: true, each: true },
  settingsPreview: {
    method: 'POST',
    path: '/settings/preview',
    permission: 'settings.write',
    isLarge: true,
    isDraft: true,
  },
  /** Sets whose scripts and style sheets pages load from elsewhere. */
  vendorsSave: { method: 'POST', path: '/settings/vendors', permission: 'settings.write', each: true, sudo: true },

  /** Kinds of merchants and the categories they work in, as applications and the list of merchants offer them. */
  merchantKinds: { method: 'GET', path: '/merchant-kinds', permission: 'settings.read', takes: 'nothing' },
  /** Adds, renames, orders and removes them. */
  merchantKindsSave: { method: 'POST', path: '/merchant-kinds', permission: 'settings.write' },
} as const satisfies DeskCallTable;
