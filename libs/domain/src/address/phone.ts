import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import type { AddressValues } from './address-rules';
import type { Rule } from '../forms/rules';

type Typed = { phone: string; country: string; countryCode?: string | undefined };

/** The whole number: a dialling code that came apart from it stands before it. */
const whole = ({ phone, countryCode = '' }: Typed) =>
  countryCode === '' || phone.trim().startsWith('+')
    ? phone.trim()
    : `+${countryCode.replace(/\D/g, '')}${phone.trim().replace(/^0+(?=\d)/, '')}`;

const read = (typed: Typed) => parsePhoneNumberFromString(whole(typed), typed.country as CountryCode);

/** A number that no country's plan is known for can only be taken as it is. */
const isUnknown = (typed: Typed) => !whole(typed).startsWith('+') && !isSupportedCountry(typed.country as CountryCode);

/** Whether a phone number has as many digits as numbers of its country have. New ranges of a country are not refused. */
export const isPhone = (typed: Typed): boolean => isUnknown(typed) || (read(typed)?.isPossible() ?? false);

/** A phone number as it is stored: dialling code with its plus, and the national number. */
export const storedPhone = (typed: Typed): { countryCode: string; phone: string } => {
  const number = read(typed);
  if (!number) return { countryCode: typed.countryCode ?? '', phone: typed.phone.trim() };
  return { countryCode: `+${number.countryCallingCode}`, phone: number.nationalNumber };
};

/** The phone of an address; asked by both address forms and by the server. Source: spec 5, ACCT-02. */
export const addressPhoneRule: Rule<AddressValues> = {
  field: 'phone',
  messageId: 'rule.phoneInvalid',
  broken: (values: AddressValues & { countryCode?: string | undefined }) =>
    values.phone.trim() !== '' && !isPhone(values),
};
