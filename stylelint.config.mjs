/**
 * The CSS within `styled` and `css` templates: it can be parsed, and names properties, values and selectors that exist.
 * A browser drops what it does not know without a word, and all that follows an open brace.
 */
export default {
  customSyntax: 'postcss-styled-syntax',
  rules: {
    'at-rule-no-unknown': true,
    'at-rule-prelude-no-invalid': [true, { ignoreAtRules: ['media'] }],
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-property-value-no-unknown': true,
    'function-calc-no-unspaced-operator': true,
    'function-no-unknown': true,
    'keyframe-block-no-duplicate-selectors': true,
    'media-feature-name-no-unknown': true,
    'media-feature-name-value-no-unknown': true,
    'named-grid-areas-no-invalid': true,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': true,
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': true,
    'unit-no-unknown': true,
  },
};
