/** Marks the blocks of JSON in which a page carries what its queries have answered. */
export const pageDataSelector = 'script[data-souk-data]';
/** Sent to the window when a page that still streams has got one more of them. */
export const pageDataEvent = 'souk:data';
