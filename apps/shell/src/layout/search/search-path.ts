/** The search page for a text. Source: ROUTE-04. */
export const searchPath = (text: string): string => `/products/product_search?title=${encodeURIComponent(text.trim())}`;
