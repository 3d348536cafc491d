/**
 * What an owner may write as `data-souk="…"`, and where: docs/custom-pages.md shows each with an example.
 * The server checks pages against these names, custom-pages brings them to life.
 * Source: spec 2 "Custom pages", spec 5.
 */
export const pageElementNames = [
  'product-list',
  'cart-list',
  'cart-count',
  'cart-total',
  'cart-open',
  'menu-open',
  'search-open',
  'login',
  'sign-up',
  'logout',
  'avatar',
  'user-name',
  'user-info',
  'signed-in',
  'signed-out',
  'newsletter',
  'purchase',
  'buy-now',
  'reviews',
  'search',
] as const;
export type PageElementName = (typeof pageElementNames)[number];

/** Marks of pieces inside another element: the template of one row, what brings the next page, where a message appears. */
export const pagePartNames = ['item', 'load-more', 'message', 'empty'] as const;
export type PagePartName = (typeof pagePartNames)[number];

/** What a template's piece may be filled with, as `data-souk-field="…"`. Always text, an address or a picture, never HTML. */
export const pageFieldNames = [
  'name',
  'image',
  'link',
  'price',
  'old-price',
  'percent-off',
  'rating',
  'sold',
  'merchant',
  'quick-view',
  'add-to-cart',
  'variant',
  'quantity',
  'subtotal',
  'remove',
  'avatar',
  'nickname',
  'comment',
  'verified',
  'date',
  'stars',
] as const;
export type PageFieldName = (typeof pageFieldNames)[number];
