import { frenchSpaces } from './french-spaces';
import type { Locale } from './locale';
import { type Money, moneyText } from './money';

type Line = Record<Locale, string>;

/**
 * The server's own sentences of one module, in both languages; the French ones with the spaces of French typography.
 * `{name}` in a sentence is filled from `values`; an amount is written as the language writes it, with the store's own sign.
 */
export const createWords = <K extends string>(lines: Record<K, Line>) => {
  const spaced = new Map<K, string>();
  const frenchOf = (key: K) => {
    const text = spaced.get(key) ?? frenchSpaces(lines[key].fr);
    spaced.set(key, text);
    return text;
  };
  const words = (locale: Locale, key: K, values: Record<string, string | number | Money> = {}): string =>
    (locale === 'fr' ? frenchOf(key) : lines[key].en).replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name] ?? whole;
      return typeof value === 'object' ? moneyText(value, locale) : String(value);
    });
  /** Whether there is a sentence under a key that another process, maybe of another release, has written. */
  const knows = (key: string): key is K => Object.hasOwn(lines, key);
  return Object.assign(words, { knows });
};
