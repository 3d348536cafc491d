import { getCountries, getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';

/** A phone number as the server wants it, read by a real library. */
export type PhoneNumber = { /** E.164. */ full: string; national: string; countryCode: string };

/** Reads what was typed in a country's own way or with a plus. @returns null when no such number can exist */
export const readPhone = (typed: string, country: string): PhoneNumber | null => {
  const number = parsePhoneNumberFromString(typed, country as CountryCode);
  if (!number?.isValid()) return null;
  return { full: number.number, national: number.nationalNumber, countryCode: `+${number.countryCallingCode}` };
};

/** What was typed as calls carry a number; as it stands where no such number can exist, for the server to refuse. */
export const dialled = ({ phone, country }: { phone: string; country: string }) => {
  const number = readPhone(phone, country);
  return { phone: number?.national ?? phone, countryCode: number?.countryCode ?? '' };
};

export type Dialling = { country: string; name: string; code: string };

/** Countries with their dialling codes, by name in the shopper's language. */
export const diallingCodes = (locale: string): Dialling[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return getCountries()
    .map((country) => ({ country, name: names.of(country) ?? country, code: `+${getCountryCallingCode(country)}` }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
};
