import Negotiator from 'negotiator';

/** Languages that the store speaks. Source: spec 9 "Locales". */
export type Locale = 'en' | 'fr';

const locales: Locale[] = ['en', 'fr'];
const longestHeader = 200;

/**
 * The language of the header that the store speaks and the visitor likes best; English otherwise.
 * @param header value of Accept-Language, e.g. `fr-CA,fr;q=0.9,en;q=0.8`.
 */
export const localeOf = (header = ''): Locale =>
  (new Negotiator({ headers: { 'accept-language': header.slice(0, longestHeader) } }).language(locales) as
    Locale | undefined) ?? 'en';
