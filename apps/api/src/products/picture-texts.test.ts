import { textList, textsFor, textsIn } from './picture-texts';

const oak = { url: '/img/oak.webp', en: 'An oak tray with three cups', fr: 'Un plateau en chêne et trois tasses' };
const ash = { url: '/img/ash.webp', en: 'Its grain', fr: '' };

test('[DESK-40] texts stay with their pictures in any order, and go with those that are taken out', () => {
  const stored = textsFor([ash.url, oak.url], [oak, ash]);
  expect(textList([ash.url, oak.url, '/img/new.webp'], stored)).toEqual([
    ash,
    oak,
    { url: '/img/new.webp', en: '', fr: '' },
  ]);
  expect(textsFor([ash.url], textList([ash.url], stored))).toEqual({ [ash.url]: { en: ash.en, fr: '' } });
  expect(textsFor([oak.url], [{ ...oak, en: '', fr: '' }])).toEqual({});
});

test('[DESK-40] a shopper is told what is said in their language alone', () => {
  const stored = textsFor([ash.url, oak.url], [oak, ash]);
  expect(textsIn(stored, 'fr')).toEqual({ [oak.url]: oak.fr });
  expect(textsIn(stored, 'en')).toEqual({ [oak.url]: oak.en, [ash.url]: ash.en });
});
