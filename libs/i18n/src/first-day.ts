/**
 * A date with the first day of a month as its language says it: in French “1er”, which `Intl` writes as a plain number. By the text alone, so
 * that server and browser write the same.
 */
export const withFirstDay = (text: string, locale: string): string =>
  locale === 'fr' ? text.replace(/(^|\s)1(?=\s[a-z])/, '$11er') : text;
