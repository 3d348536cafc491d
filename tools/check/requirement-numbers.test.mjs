import { doubledIds, nextIds } from './requirement-numbers.mjs';

const text = [
  '## CART: cart',
  '- CART-02 Two.',
  '- CART-09 Nine.',
  '- CART-05 Five.',
  '- I18N-01 One.',
  '- CART-02 Again.',
].join('\n');

test('a number that is given twice is named, with the one that is free', () => {
  expect(doubledIds(text)).toEqual(['CART-02']);
  expect(doubledIds(text.replace('CART-02 Again', 'CART-10 Ten'))).toEqual([]);
});

test('the next number of a group follows its highest, wherever that stands', () => {
  expect(nextIds(text)).toEqual({ CART: 'CART-10', I18N: 'I18N-02' });
});
