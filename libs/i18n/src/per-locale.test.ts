import { perLocale } from './per-locale';

test('a formatter is made once for each language', () => {
  const make = jest.fn((locale: string) => ({ locale }));
  const formatOf = perLocale(make);
  expect([formatOf('en'), formatOf('fr'), formatOf('en')]).toEqual([
    { locale: 'en' },
    { locale: 'fr' },
    { locale: 'en' },
  ]);
  expect(make).toHaveBeenCalledTimes(2);
});
