import { frenchSpaces } from './french-spaces';
import type { Locale } from './http/locale';

type Line = Record<Locale, string>;

/**
 * The server's own sentences of one module, in both languages; the French ones with the spaces of French typography.
 * `{name}` in a sentence is filled from `values`; `{name:usd}` with an amount in US dollars, as the language writes it.
 */
export const createWords = <K extends string>(lines: Record<K, Line>) => {
  const spaced = new Map<K, string>();
  const frenchOf = (key: K) => {
    const text = spaced.get(key) ?? frenchSpaces(lines[key].fr);
    spaced.set(key, text);
    return text;
  };
  return (locale: Locale, key: K, values: Record<string, string | number> = {}): string =>
    (locale === 'fr' ? frenchOf(key) : lines[key].en).replace(/\{(\w+)(:usd)?\}/g, (whole, name: string, isUsd) => {
      const value = values[name] ?? whole;
      return isUsd ? dollars[locale].format(Number(value)) : String(value);
    });
};

const dollarsIn = (locale: Locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
const dollars = { en: dollarsIn('en'), fr: dollarsIn('fr') };
