import type { Locale } from './http/locale';

type Line = Record<Locale, string>;

/**
 * The server's own sentences of one module, in both languages.
 * `{name}` in a sentence is filled from `values`.
 */
export const createWords =
  <K extends string>(lines: Record<K, Line>) =>
  (locale: Locale, key: K, values: Record<string, string | number> = {}): string =>
    lines[key][locale].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
