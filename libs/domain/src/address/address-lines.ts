import type { AddressFields } from '@souk/contract';
import { countryName, countryNeeds } from './countries';

type Placed = Pick<AddressFields, 'detail' | 'detail2' | 'city' | 'province' | 'postCode' | 'country'>;
type Named = Placed & Pick<AddressFields, 'firstName' | 'lastName'>;

/** An address without its person, as it is written in its country, line by line; empty lines are left out. */
export const placeLines = (address: Placed, locale: string): string[] =>
  [address.detail, address.detail2 ?? '', ...townLines(address), countryName(address.country, locale)].filter(Boolean);

/** An address as it is written on a parcel. */
export const addressLines = (address: Named, locale: string): string[] => [
  `${address.firstName} ${address.lastName}`,
  ...placeLines(address, locale),
];

/** Where a state belongs to the address the code stands behind it, on the British isles on a line of its own, else before the town. */
const townLines = ({ country, city, province = '', postCode = '' }: Placed): string[] => {
  if (country === 'GB' || country === 'IE') return [city, province, postCode];
  if (countryNeeds(country).province)
    return [[city, [province, postCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')];
  return [[postCode, city].filter(Boolean).join(' '), province];
};

/** The fields of an address before anything is typed, in the country that most readers of a language live in. */
export const blankAddress = (locale: string) => ({
  firstName: '',
  lastName: '',
  country: locale === 'fr' ? 'FR' : 'US',
  detail: '',
  detail2: '',
  city: '',
  province: '',
  postCode: '',
  phone: '',
});

/** What is typed of an address; what is not typed is empty. */
export type TypedAddress = ReturnType<typeof blankAddress>;
