import { guessablePassword, isKnownWord } from './common-passwords';

const about = { login: 'ann.smith@harbour.test', store: 'Bazaar & Co', name: 'Annabel' };

describe('[LOGIN-04] a password that somebody would try who knows the account', () => {
  test.each([
    'Bazaar & Co',
    'bazaarco2026',
    '1-BazaarCo-1',
    'ann.smith',
    'AnnSmith1',
    'annabel!',
    'Harbour99',
    'Souk-2026',
  ])('%s is refused', async (password) =>
    expect(await guessablePassword(password, about, 'en')).toContain('easy to guess'),
  );

  test.each(['ann.smith eats plums', 'harbour-lights-at-4', 'Annabel20261231', 'souk-demo'])(
    '%s is not',
    async (password) => expect(await guessablePassword(password, about, 'en')).toBeUndefined(),
  );

  test('a phone number is refused in any form', () => {
    expect(isKnownWord('+33 6 12 34 56 78', ['+33612345678'])).toBe(true);
  });

  test('words of one or two letters say nothing', () => expect(isKnownWord('al1234', ['al', ''])).toBe(false));
});
