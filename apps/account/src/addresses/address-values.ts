import type { Address, AddressInput } from '@souk/contract';
import { addressRules, blankAddress, tidyPostCode, type TypedAddress } from '@souk/domain';
import { addressPhoneRule } from '@souk/domain/phone';
import type { FormRule } from '@souk/state';

/** An address as the form holds it: every field is there, the phone in the way it is typed. */
export type AddressFormValues = TypedAddress & {
  email: string;
  isDefault: boolean;
};

/** The form's first values: those of an address, or an empty form that knows the shopper's e-mail and country. */
export const valuesOf = (address: Address | null, email: string, locale: string): AddressFormValues => {
  if (!address) return { ...blankAddress(locale), email, isDefault: false };
  const { id: _id, countryCode, phone, ...rest } = address;
  return { ...rest, phone: countryCode ? `${countryCode} ${phone}` : phone };
};

/** The shop's rules, in the order in which they are checked. Source: spec 5, ACCT-02. */
export const addressFormRules: readonly FormRule<AddressFormValues>[] = [...addressRules, addressPhoneRule];

/** What is sent; the server parts the phone from its dialling code. */
export const inputOf = (values: AddressFormValues, id: number | null): AddressInput => ({
  ...values,
  ...(id ? { id } : {}),
  postCode: tidyPostCode(values.postCode),
});
