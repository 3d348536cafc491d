const source = {
  email_address: 'payer@paypal.test',
  name: { given_name: 'Paula', surname: 'Payer' },
  phone_number: { national_number: '2175550188' },
};

const home = {
  address_line_1: '7 Orchard Street',
  address_line_2: '',
  admin_area_1: 'IL',
  admin_area_2: 'Springfield',
  postal_code: '62701',
  country_code: 'US',
};
const farAway = {
  address_line_1: 'McMurdo Station',
  address_line_2: '',
  admin_area_1: '',
  admin_area_2: 'Ross Island',
  postal_code: '',
  country_code: 'AQ',
};
const shippingTo = (address: typeof home) => ({ name: { full_name: 'Paula Payer' }, address });

/** The sandbox's payer, with an address that every shop sends to and one that none does. */
export const payers = {
  home: { source, shipping: shippingTo(home) },
  away: { source, shipping: shippingTo(farAway) },
};
export type Payer = (typeof payers)['home'];
