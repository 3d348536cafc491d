import { brokenFields } from '../forms/rules';
import { addressRules } from './address-rules';
import { tidyPostCode } from './countries';

describe('[K7] [ACCT-02] addresses by country', () => {
  const address = {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@shop.test',
    country: 'US',
    detail: '1 Main St',
    city: 'Boston',
    province: 'MA',
    postCode: '02108',
    phone: '+1 617 555 0100',
  };
  test.each([
    ['a whole one', {}, {}],
    ['a state in the United States', { province: '' }, { province: 'rule.provinceRequired' }],
    ['no state in France', { country: 'FR', province: '', postCode: '75001' }, {}],
    ['a postcode of letters', { postCode: 'ABCDE' }, { postCode: 'rule.postCodeInvalid' }],
    ['a British postcode survives', { country: 'GB', province: '', postCode: 'SW1A 1AA' }, {}],
    ['no postcode in Hong Kong', { country: 'HK', province: '', postCode: '' }, {}],
    ['a country that is none', { country: 'ZZ', province: '' }, { country: 'rule.countryRequired' }],
    ['a phone of letters', { phone: 'call me' }, { phone: 'rule.phoneInvalid' }],
    ['names', { firstName: ' ', lastName: '' }, { firstName: 'rule.nameRequired', lastName: 'rule.lastNameRequired' }],
  ])('%s', (_what, change, broken) => expect(brokenFields(addressRules, { ...address, ...change })).toEqual(broken));

  test('postal codes are text', () =>
    expect([tidyPostCode(' 01234 '), tidyPostCode('sw1a  1aa')]).toEqual(['01234', 'SW1A 1AA']));
});
