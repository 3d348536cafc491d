import { aProductDetail } from '@souk/testing';
import { completeChoice, variantChoice } from './variant-choice';

const shirt = aProductDetail();
const stay = () => undefined;

test('[QUICK-07] a whole choice resolves the variant, its stock and its picture', () => {
  const { variant, stock, image } = variantChoice(shirt, { Color: 'Blue', Size: 'S' }, stay);
  expect({ id: variant?.id, stock, image }).toEqual({ id: 114, stock: 10, image: '/img/linen-shirt-blue.webp' });
});

test('[QUICK-07] a choice without a match has stock 0 and no variant', () => {
  const { values, variant, stock } = variantChoice(shirt, { Color: 'Blue', Size: 'L' }, stay);
  expect({ values, variant, stock }).toEqual({ values: { Color: 'Blue', Size: 'L' }, variant: null, stock: 0 });
});

test.each([
  ['nothing chosen', {}, { Color: 'White', Size: 'S' }],
  ['only the colour', { Color: 'Blue' }, { Color: 'Blue', Size: 'S' }],
  ['a size of which one colour is sold out', { Size: 'M' }, { Color: 'Blue', Size: 'M' }],
])('%s: the first variant in stock that agrees fills the rest', (_name, wanted, values) => {
  expect(completeChoice(shirt, wanted)).toEqual(values);
});

test('a product without attributes is its only variant', () => {
  const mug = aProductDetail({
    productAttr: [],
    productValue: { '': { ...shirt.productValue['White,S']!, stock: 3 } },
  });
  expect(variantChoice(mug, {}, stay)).toMatchObject({ values: {}, stock: 3, variant: { id: 111 } });
});
