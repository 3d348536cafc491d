import { languages } from '@souk/contract';
import { pageLanguages } from '@souk/domain';
import { locales } from '@souk/i18n';

test('[I18N-01] screens, addresses and calls know the same languages', () => {
  expect(locales).toEqual(pageLanguages);
  expect(languages).toEqual(pageLanguages);
});
