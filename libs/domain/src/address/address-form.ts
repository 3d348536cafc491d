import { countriesIn, countryNeeds } from './countries';
import { subdivisionsOf } from './subdivisions';
import type { TypedAddress } from './address-lines';

export type AddressFieldName = keyof TypedAddress | 'email';

/** One field of the address form: how it is named, filled in and told to browsers and keyboards. */
export type AddressField = {
  name: AddressFieldName;
  isRequired: boolean;
  /** A row of its own. */
  isWide: boolean;
  autoComplete: string;
  maxLength: number;
  type?: 'email' | 'tel';
  inputMode?: 'email' | 'tel';
  /** What is chosen from. Absent: it is typed. */
  options?: readonly { code: string; name: string }[];
};

const typed: Readonly<Record<AddressFieldName, Omit<AddressField, 'name' | 'isRequired'>>> = {
  country: { autoComplete: 'country', maxLength: 2, isWide: true },
  firstName: { autoComplete: 'given-name', maxLength: 60, isWide: false },
  lastName: { autoComplete: 'family-name', maxLength: 60, isWide: false },
  detail: { autoComplete: 'address-line1', maxLength: 200, isWide: true },
  detail2: { autoComplete: 'address-line2', maxLength: 200, isWide: true },
  city: { autoComplete: 'address-level2', maxLength: 100, isWide: false },
  province: { autoComplete: 'address-level1', maxLength: 100, isWide: false },
  postCode: { autoComplete: 'postal-code', maxLength: 16, isWide: false },
  phone: { autoComplete: 'tel', maxLength: 32, isWide: false, type: 'tel', inputMode: 'tel' },
  email: { autoComplete: 'email', maxLength: 254, isWide: true, type: 'email', inputMode: 'email' },
};

/** Where the code stands behind the town on a parcel it is typed behind it, else before. */
const townFields = (country: string): AddressFieldName[] =>
  countryNeeds(country).province || ['GB', 'IE'].includes(country)
    ? ['city', 'province', 'postCode']
    : ['postCode', 'city', 'province'];

type Asked = { country: string; locale: string; hasSecondLine: boolean };

/** The address form: its fields in the order of the country, for checkout and address book alike. Source: spec 3; ACCT-02. */
export const addressForm = ({ country, locale, hasSecondLine }: Asked): AddressField[] => {
  const needs = countryNeeds(country);
  const order: AddressFieldName[] = [
    'country',
    'firstName',
    'lastName',
    'detail',
    ...(hasSecondLine ? (['detail2'] as const) : []),
    ...townFields(country),
    'phone',
  ];
  const isNeeded = (name: AddressFieldName) =>
    name === 'province' || name === 'postCode' ? needs[name] : name !== 'detail2';
  const provinces = subdivisionsOf(country, locale);
  return order.map((name) => ({
    name,
    isRequired: isNeeded(name),
    ...typed[name],
    ...(name === 'country' ? { options: countriesIn(locale) } : {}),
    ...(name === 'province' && provinces ? { options: provinces } : {}),
  }));
};

/** The e-mail field of the address book; the checkout asks for it with the contact. */
export const addressEmailField: AddressField = { name: 'email', isRequired: true, ...typed.email };
