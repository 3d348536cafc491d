import { askedByForm, cleared, isAsked, withPrice, withValue } from './facet.url';

const at = (text: string) => new URLSearchParams(text);

test('[PL3] several values of one attribute stand side by side', () => {
  const next = withValue(at('attr=Color:Blue&page=4'), 'attr:Color', 'White', true);
  expect(next.toString()).toBe(at('attr=Color:Blue&attr=Color:White').toString());
  expect(withValue(next, 'attr:Color', 'Blue', false).toString()).toBe(at('attr=Color:White').toString());
});

test('one value of a single facet takes the place of the other', () => {
  expect(withValue(at('rating=4'), 'rating', '3', true).toString()).toBe('rating=3');
});

test('another category drops the level of the former', () => {
  expect(withValue(at('cid=1&l=1'), 'category', '31', true).toString()).toBe('cid=31');
});

test('a price range may be open at either end', () => {
  expect(withPrice(at('page=2'), 10, null).toString()).toBe('minPrice=10');
  expect(withPrice(at('minPrice=10&maxPrice=20'), null, null).toString()).toBe('');
});

test('[PL2] clearing keeps the words, the order and what is not ours', () => {
  const all = at('title=mug&sort=newest&merchant=3&attr=Color:Blue&inStock=true&utm_source=mail&page=2');
  expect(cleared(all).toString()).toBe('title=mug&sort=newest&utm_source=mail');
});

test('a value is asked for when the address names it', () => {
  expect(isAsked(at('attr=Color:Blue'), 'attr:Color', 'Blue')).toBe(true);
  expect(isAsked(at('attr=Color:Blue'), 'attr:Color', 'White')).toBe(false);
});

test('[PL1] what was ticked before the scripts came is asked for as the form says it', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['title', 'mug'],
    ['attr', 'Color:Blue'],
    ['attr', 'Color:White'],
    ['minPrice', ''],
    ['inStock', 'true'],
    ['sort', 'relevance'],
  ] as const)
    form.append(name, value);
  const next = askedByForm(at('title=mug&utm_source=mail&page=3&attr=Color:Red&rating=4'), form);
  expect(next.toString()).toBe(
    at('utm_source=mail&title=mug&attr=Color:Blue&attr=Color:White&inStock=true').toString(),
  );
});
