import type { Locale } from '@souk/i18n';
import { defaultCountry } from './default-country';

test.each<[string, Locale, string[], string]>([
  ['the region of the page’s language', 'en', ['en-GB', 'en'], 'GB'],
  ['another language says nothing', 'fr', ['en-GB', 'fr-CA'], 'CA'],
  ['no region: the language’s own country', 'fr', ['fr'], 'FR'],
  ['a region that is no country', 'en', ['en-001'], 'US'],
  ['nothing known', 'fr', [], 'FR'],
])('[LOGIN-01] the phone’s country: %s', (_what, locale, languages, country) => {
  expect(defaultCountry(locale, languages)).toBe(country);
});
