/** What one query of a page has answered, as the page carries it: its key, the answer, and when it came (ms since 1970). */
export type AnsweredQuery = readonly [key: readonly unknown[], data: unknown, answeredAt: number];

/** Marks the blocks of JSON in which a page carries `AnsweredQuery[]`. */
export const pageDataSelector = 'script[data-souk-data]';
/** Sent to the window when a page that still streams has got one more of them. */
export const pageDataEvent = 'souk:data';
