import { pageLanguages, type PageLanguage } from '@souk/domain';
import Negotiator from 'negotiator';

/** A language that the store speaks. Source: spec 9 "Locales". */
export type Locale = PageLanguage;

const longestHeader = 200;

/**
 * The language of the header that the store speaks and the visitor likes best; English otherwise.
 * @param header value of Accept-Language, e.g. `fr-CA,fr;q=0.9,en;q=0.8`.
 */
export const localeOf = (header = ''): Locale =>
  (new Negotiator({ headers: { 'accept-language': header.slice(0, longestHeader) } }).language([...pageLanguages]) as
    Locale | undefined) ?? 'en';
