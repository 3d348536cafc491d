import type { DeskCallTable } from './desk-call';

/** Categories, banners, searches and synonyms. */
export const categoryCalls = {
  categories: { method: 'GET', path: '/categories', permission: 'categories.read', takes: 'nothing' },
  categoryCreate: { method: 'POST', path: '/categories', permission: 'categories.write' },
  /** Changes the names and the picture of a category. */
  categorySave: { method: 'POST', path: '/categories/:id', permission: 'categories.write' },
  /** Puts a category elsewhere in the tree, with all that is below it. */
  categoryPlace: { method: 'POST', path: '/categories/:id/place', permission: 'categories.write' },
  /** Deletes a category. Another one takes in what it holds and what stands below it, and its address leads there. */
  categoryDelete: { method: 'POST', path: '/categories/:id/delete', permission: 'categories.write' },

  /** Banners, suggested searches and synonyms. */
  home: { method: 'GET', path: '/home', permission: 'content.read', takes: 'nothing' },
  /** Sends one picture, for a banner that is made or changed later. 413 too large, 415 not a JPG, PNG or WebP by its content. */
  bannerPicture: {
    method: 'POST',
    path: '/banner-pictures',
    permission: 'content.write',
    takes: 'form',
    isDraft: true,
  },
  homeSave: { method: 'POST', path: '/home', permission: 'content.write' },
} as const satisfies DeskCallTable;
