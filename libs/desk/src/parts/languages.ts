/** The languages of a text that stands on a desk in both: how the name of its field ends, and the language itself. */
export const textLanguages = [
  ['En', 'en'],
  ['Fr', 'fr'],
] as const;
