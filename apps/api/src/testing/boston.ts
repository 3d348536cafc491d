/** A complete address as the address form sends it. */
export const boston = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@souk.test',
  country: 'US',
  detail: '1 Main St',
  province: 'MA',
  city: 'Boston',
  postCode: '02108',
  countryCode: '+1',
  phone: '6175550100',
};
