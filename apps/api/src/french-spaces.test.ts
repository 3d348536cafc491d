import { frenchSpaces, frenchSpacesInHtml } from './french-spaces';
import { createWords } from './words';

test.each([
  ['Annuler ?', 'Annuler\u202f?'],
  ['Remboursement refusé : {reason}', 'Remboursement refusé\u00a0: {reason}'],
  ['« {name} » est épuisé', '«\u00a0{name}\u00a0» est épuisé'],
  ['Rien n’est débité ; réessayez', 'Rien n’est débité\u202f; réessayez'],
  ['Ouvrez https://souk.test à 10:30', 'Ouvrez https://souk.test à 10:30'],
])('[I18N-01] "%s" keeps its marks on their line', (text, expected) => expect(frenchSpaces(text)).toBe(expected));

test('[I18N-01] the words of the server are spaced in French alone, and what fills them is left as it is', () => {
  const words = createWords({ refused: { en: 'Refused : {reason}', fr: 'Refusé : {reason}' } });
  expect(words('fr', 'refused', { reason: 'Trop tard !' })).toBe('Refusé\u00a0: Trop tard !');
  expect(words('en', 'refused', { reason: 'Too late' })).toBe('Refused : Too late');
});

test('[I18N-02] an amount stands as the language writes it', () => {
  const words = createWords({ back: { en: '{amount} refunded', fr: '{amount} remboursés' } });
  const amount = { cents: 123_450, symbol: '' };
  expect(words('en', 'back', { amount })).toBe('$1,234.50 refunded');
  expect(words('fr', 'back', { amount })).toBe('1\u202f234,50\u00a0$US remboursés');
});

test('[I18N-01] of a page, its text is spaced and its tags are not', () => {
  const html = '<style>p { color : red !important }</style><p style="a : b">Une question ?</p>';
  expect(frenchSpacesInHtml(html)).toBe(html.replace('question ?', 'question\u202f?'));
});
