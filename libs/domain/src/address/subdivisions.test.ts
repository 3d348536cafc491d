import { countryCodes, countryNeeds } from './countries';
import { subdivisionsOf, tidyProvince } from './subdivisions';
import { subdivisionNames } from './subdivision-names';

describe('[ACCT-02] states and provinces', () => {
  test.each([
    ['US', 'Illinois', 'IL'],
    ['US', ' il ', 'IL'],
    ['CA', 'quebec', 'QC'],
    ['CA', 'Québec', 'QC'],
    ['BR', 'sao paulo', 'SP'],
    ['JP', 'tokyo', 'Tokyo'],
    ['US', 'Atlantis', 'Atlantis'],
    ['FR', ' Rhône', 'Rhône'],
  ])('in %s “%s” is %s', (country, typed, code) => expect(tidyProvince(country, typed)).toBe(code));

  test('a list stands in the order of its names in the reader’s language', () => {
    const names = subdivisionsOf('CA', 'fr')?.map(({ name }) => name);
    expect(names?.slice(0, 3)).toEqual(['Alberta', 'Colombie-Britannique', 'Île-du-Prince-Édouard']);
    expect(subdivisionsOf('US', 'en')?.[0]).toEqual({ code: 'AL', name: 'Alabama' });
  });

  test('every list is of a country that needs one, and names nothing twice', () => {
    for (const country of Object.keys(subdivisionNames)) {
      expect(countryCodes).toContain(country);
      expect(countryNeeds(country).province).toBe(true);
      const codes = subdivisionsOf(country, 'en')?.map(({ code }) => code) ?? [];
      expect(new Set(codes).size).toBe(codes.length);
    }
  });

  test('a country without a list leaves its shoppers to type', () => expect(subdivisionsOf('GB', 'en')).toBeNull());
});
