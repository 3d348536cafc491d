import type { Address } from '@souk/contract';
import { countryNeeds } from '@souk/domain';

/** An address as it is written on a parcel in its country, line by line; empty lines are left out. */
export const addressLines = (address: Address, locale: string): string[] => {
  const { firstName, lastName, detail, detail2, country } = address;
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  return [`${firstName} ${lastName}`, detail, detail2, ...placeLines(address), countryName].filter(Boolean);
};

/** Where a state belongs to the address the code stands behind it, on the British isles on a line of its own, else before the town. */
const placeLines = ({ country, city, province, postCode }: Address): string[] => {
  if (country === 'GB' || country === 'IE') return [city, province, postCode];
  if (countryNeeds(country).province) return [`${city}, ${[province, postCode].filter(Boolean).join(' ')}`];
  return [[postCode, city].filter(Boolean).join(' '), province];
};
