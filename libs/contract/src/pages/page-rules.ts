/** Addresses that a page of the owner's can have: one to three parts of letters, digits, `-` and `_`. */
export const pagePathPattern = /^\/[A-Za-z0-9][A-Za-z0-9_-]{0,79}(\/[A-Za-z0-9_-]{1,80}){0,2}$/;

/** Kinds of things that an owner is told of a page, header, footer or theme. */
export const pageProblemCodes = [
  'css-refused',
  'css-unclosed',
  'double-id',
  'empty',
  'empty-link',
  'heading-jump',
  'low-contrast',
  'matches-nothing',
  'missing-alt',
  'missing-size',
  'no-answer',
  'no-product',
  'not-a-form',
  'plain-form',
  'product-list',
  'refused-address',
  'refused-css-url',
  'refused-element',
  'refused-handler',
  'refused-input',
  'refused-script',
  'refused-url',
  'streaming',
  'theme',
  'too-deep',
  'too-many',
  'undeclared-script',
  'unknown-attribute',
  'unknown-element',
  'unknown-field',
  'unknown-souk',
] as const;
export type PageProblemCode = (typeof pageProblemCodes)[number];
