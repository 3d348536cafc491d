/** One result of TanStack Query as a page's HTML holds it: its key, its data, and when the server fetched it (ms since 1970). */
export type SerializedQuery = readonly [key: readonly unknown[], data: unknown, fetchedAt: number];

/** Marks the blocks of JSON in which a page holds `SerializedQuery[]`. */
export const pageDataSelector = 'script[data-souk-data]';
/** Sent to the window when a page that still streams has got one more of them. */
export const pageDataEvent = 'souk:data';
