/** What the api does not write: prices of products are changed by `setPrice` alone, which notes them for the last 30 days. */
export const prices = [
  {
    selector:
      'TemplateElement[value.raw=/update (variant|product)( as)?( [a-z])?\\s+set\\b[^;]*\\b(price_cents|compared_cents|discount|discount_expiry) *=/i]',
    message: 'One place writes prices: setPrice of apps/api/src/desk/products/set-price.ts.',
  },
];
