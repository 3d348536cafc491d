import { addressFromWallet } from './wallet-address';

const place = {
  email: 'a@souk.test',
  phone: '+1 217 555 0100',
  country: 'US',
  detail: '1 Main St',
  detail2: '',
  city: 'Boston',
  province: 'MA',
  postCode: '02108',
};

test.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['  Mary  Ann Evans ', 'Mary Ann', 'Evans'],
  ['Prince', 'Prince', ''],
  ['', '', ''],
])('[ACCT-02] the name %p is %p and %p; the rest stays as the wallet wrote it', (name, firstName, lastName) => {
  expect(addressFromWallet({ name, ...place })).toEqual({ ...place, firstName, lastName });
});
