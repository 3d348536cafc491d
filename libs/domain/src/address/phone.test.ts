import { isPhone, storedPhone } from './phone';

describe('[ACCT-02] a phone number', () => {
  test.each([
    ['US', '617 555 0100', true],
    ['US', '617 555 010', false],
    ['US', '+33 6 12 34 56 78', true],
    ['FR', '06 12 34 56 78', true],
    ['FR', '0612', false],
    ['GB', '020 7946 0018', true],
    ['UM', '12345', true],
    ['US', 'call me', false],
  ])('in %s “%s”: %s', (country, phone, isGood) => expect(isPhone({ country, phone })).toBe(isGood));

  test('is stored by its dialling code and its national number, however it came', () => {
    const stored = { countryCode: '+33', phone: '612345678' };
    expect(storedPhone({ country: 'FR', phone: '06 12 34 56 78' })).toEqual(stored);
    expect(storedPhone({ country: 'US', phone: '+33612345678' })).toEqual(stored);
    expect(storedPhone({ country: 'FR', countryCode: '+33', phone: '0612345678' })).toEqual(stored);
  });
});
