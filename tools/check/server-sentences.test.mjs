import { sentencesOf } from './server-sentences.mjs';

test('a sentence is found in both languages, whatever stands around it', () => {
  const source = `const other = { en: 'no' };
export const cartWords = createWords({
  full: { en: 'The cart is full', fr: 'Le panier est plein' },
  'rule.code': { en: \`Wrong: {code}\`, fr: 'Faux' },
  made: { en: 'a' + b, fr: 'c' },
});`;
  expect(sentencesOf('x.ts', source)).toEqual([
    { file: 'x.ts', id: 'full', en: 'The cart is full', fr: 'Le panier est plein' },
    { file: 'x.ts', id: 'rule.code', en: 'Wrong: {code}', fr: 'Faux' },
    { file: 'x.ts', id: 'made', en: null, fr: 'c' },
  ]);
});
