import { addressLines, blankAddress, placeLines } from './address-lines';

const ada = { ...blankAddress('en'), firstName: 'Ada', lastName: 'Lovelace', detail: '1 Main St', city: 'Boston' };

test.each([
  [
    'behind the state in the United States',
    { province: 'MA', postCode: '02108' },
    ['Boston, MA 02108', 'United States'],
  ],
  ['before the town in France', { country: 'FR', city: 'Lyon', postCode: '69001' }, ['69001 Lyon', 'France']],
  [
    'on its own line in Britain',
    { country: 'GB', city: 'London', postCode: 'SW1Y 4JH' },
    ['London', 'SW1Y 4JH', 'United Kingdom'],
  ],
  ['nowhere in Hong Kong', { country: 'HK', city: 'Kowloon' }, ['Kowloon', 'Hong Kong SAR China']],
])('[ACCT-02] the postal code stands %s', (_where, own, lines) => {
  expect(placeLines({ ...ada, ...own }, 'en')).toEqual(['1 Main St', ...lines]);
});

test('[ACCT-02] the country is named in the reader’s language, below the person', () => {
  expect(addressLines({ ...ada, country: 'DE', city: 'Berlin' }, 'fr')).toEqual([
    'Ada Lovelace',
    '1 Main St',
    'Berlin',
    'Allemagne',
  ]);
});

test('[ACCT-02] a French reader begins in France', () => {
  expect([blankAddress('fr').country, blankAddress('en').country]).toEqual(['FR', 'US']);
});
