import type { Locale } from '@souk/i18n';

/** The country of a language that comes without a region. */
const countryOf: Readonly<Record<Locale, string>> = { en: 'US', fr: 'FR' };

/**
 * The country that a phone number most likely belongs to: the region of the first of the browser's languages that names
 * one and is the page's language, else the country of the page's language.
 * @param languages BCP 47 tags, as `navigator.languages` lists them
 * @returns ISO 3166-1 alpha-2
 */
export const defaultCountry = (locale: Locale, languages: readonly string[]): string => {
  const regions = languages
    .filter((tag) => tag.slice(0, 2).toLowerCase() === locale)
    .map((tag) => new Intl.Locale(tag).region);
  return regions.find((region) => region !== undefined && /^[A-Z]{2}$/.test(region)) ?? countryOf[locale];
};
