import type { FastifyRequest } from 'fastify';
import { type Locale, localeOf } from '../../locale';
import { createWords } from '../../words';

const asLocale = (tag: unknown): Locale | null => {
  const language = typeof tag === 'string' ? tag.slice(0, 2).toLowerCase() : '';
  return language === 'en' || language === 'fr' ? language : null;
};

/**
 * The language of a stand-in's page: the one that the shop asked the provider for by `locale`, else the shop's own cookie
 * for whoever comes by a link, else the browser's.
 */
export const languageOf = ({ query, cookies, headers }: FastifyRequest): Locale =>
  asLocale((query as { locale?: unknown }).locale) ?? asLocale(cookies.locale) ?? localeOf(headers['accept-language']);

/** The words of some of the stand-ins' pages: each by its key, and all of a language for a page's own script. */
export const createPageWords = <K extends string>(lines: Record<K, Record<Locale, string>>) => {
  const words = createWords(lines);
  const all = (locale: Locale) =>
    // the type of an object's own keys is lost by Object.keys
    Object.fromEntries((Object.keys(lines) as K[]).map((key) => [key, words(locale, key)]));
  return Object.assign(words, { both: { en: all('en'), fr: all('fr') } });
};
