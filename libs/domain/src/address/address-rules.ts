import type { AddressFields } from '@souk/contract';
import { countryCodes, countryNeeds, tidyPostCode } from './countries';
import { isEmail } from '../forms/email';
import { isPhoneText } from '../forms/phone-text';
import { required, type Rule } from '../forms/rules';

export type AddressValues = Pick<
  AddressFields,
  'firstName' | 'lastName' | 'email' | 'country' | 'detail' | 'city' | 'phone'
> & {
  province?: string | undefined;
  postCode?: string | undefined;
};

const code = (values: AddressValues) => tidyPostCode(values.postCode ?? '');

/** An address as a shopper types it; the country decides over state and postal code. Source: spec 5, ACCT-02. */
export const addressRules: readonly Rule<AddressValues>[] = [
  required('firstName', 'rule.nameRequired'),
  required('lastName', 'rule.lastNameRequired'),
  required('email', 'rule.emailRequired'),
  { field: 'email', messageId: 'rule.emailInvalid', broken: (v) => !isEmail(v.email) },
  { field: 'country', messageId: 'rule.countryRequired', broken: (v) => !countryCodes.includes(v.country) },
  required('detail', 'rule.detailRequired'),
  required('city', 'rule.cityRequired'),
  {
    field: 'province',
    messageId: 'rule.provinceRequired',
    broken: (v) => countryNeeds(v.country).province && !v.province?.trim(),
  },
  {
    field: 'postCode',
    messageId: 'rule.postCodeRequired',
    broken: (v) => countryNeeds(v.country).postCode && code(v) === '',
  },
  {
    field: 'postCode',
    messageId: 'rule.postCodeInvalid',
    broken: (v) => code(v) !== '' && countryNeeds(v.country).postCodePattern?.test(code(v)) === false,
  },
  required('phone', 'rule.phoneRequired'),
  { field: 'phone', messageId: 'rule.phoneInvalid', broken: (v) => !isPhoneText(v.phone) },
];
