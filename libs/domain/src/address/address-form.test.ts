import { addressForm } from './address-form';
import { countryCodes } from './countries';

const names = (country: string, hasSecondLine = false) =>
  addressForm({ country, locale: 'en', hasSecondLine }).map(({ name }) => name);

describe('[K7] [ACCT-02] the address form', () => {
  test('asks for the country first and the town in the country’s own order', () => {
    expect(names('US')).toEqual([
      'country',
      'firstName',
      'lastName',
      'detail',
      'city',
      'province',
      'postCode',
      'phone',
    ]);
    expect(names('FR').slice(4, 6)).toEqual(['postCode', 'city']);
    expect(names('US', true)).toContain('detail2');
  });

  test('[K4] at most eight fields are in view, in every country', () => {
    expect(countryCodes.filter((country) => names(country).length > 8)).toEqual([]);
  });

  test('a state is chosen where the country has a list, and typed elsewhere', () => {
    const province = (country: string) =>
      addressForm({ country, locale: 'en', hasSecondLine: false }).find(({ name }) => name === 'province');
    expect(province('US')?.options?.some(({ code, name }) => code === 'IL' && name === 'Illinois')).toBe(true);
    expect(province('GB')?.options).toBeUndefined();
    expect(province('US')?.isRequired).toBe(true);
    expect(province('GB')?.isRequired).toBe(false);
  });
});
