/** The languages in which the store answers. */
export const languages = ['en', 'fr'] as const;
