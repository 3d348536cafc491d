import { searchPagePath } from '@souk/domain';

/** The search page for a text. Source: ROUTE-04. */
export const searchPath = (text: string): string => `${searchPagePath}?title=${encodeURIComponent(text.trim())}`;
