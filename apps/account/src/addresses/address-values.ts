import type { Address, AddressInput } from '@souk/contract';
import { addressRules, blankAddress, tidyPostCode, type Rule, type TypedAddress } from '@souk/domain';
import { getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';

/** An address as the form holds it: every field is there, the phone in the way it is typed. */
export type AddressFormValues = TypedAddress & {
  email: string;
  isDefault: boolean;
};

/** The form's first values: those of an address, or an empty form that knows the shopper's e-mail and country. */
export const valuesOf = (address: Address | null, email: string, locale: string): AddressFormValues => {
  if (!address) return { ...blankAddress(locale), email, isDefault: false };
  const { id: _id, countryCode, phone, ...rest } = address;
  const isHome = countryCode === dialOf(address.country);
  return { ...rest, phone: isHome || !countryCode ? phone : `${countryCode} ${phone}` };
};

const dialOf = (country: string): string => {
  try {
    return `+${getCountryCallingCode(country as CountryCode)}`;
  } catch {
    return '';
  }
};

const phoneOf = ({ phone, country }: Pick<AddressFormValues, 'phone' | 'country'>) =>
  parsePhoneNumberFromString(phone, country as CountryCode);

/** The shop's rules, and a phone number that exists. Source: spec 5, ACCT-02. */
export const addressFormRules: readonly Rule<AddressFormValues>[] = [
  ...addressRules,
  { field: 'phone', messageId: 'rule.phoneInvalid', broken: (values) => !phoneOf(values)?.isValid() },
];

/** What is sent: the phone apart from its country code, the postal code tidied. */
export const inputOf = (values: AddressFormValues, id: number | null): AddressInput => {
  const phone = phoneOf(values);
  return {
    ...values,
    ...(id ? { id } : {}),
    postCode: tidyPostCode(values.postCode),
    phone: phone?.nationalNumber ?? values.phone,
    countryCode: phone ? `+${phone.countryCallingCode}` : dialOf(values.country),
  };
};
