import { aProductDetail } from '@souk/testing';
import { variantChoice } from './variant-choice';

const shirt = aProductDetail();
const stay = () => undefined;

test('[QUICK-07] a whole choice resolves the variant, its stock and its picture', () => {
  const { variant, stock, image, text } = variantChoice(shirt, { Color: 'Blue', Size: 'S' }, stay);
  expect({ id: variant?.id, stock, image, text }).toEqual({
    id: 114,
    stock: 10,
    image: '/img/linen-shirt-blue.webp',
    text: 'Blue · S',
  });
});

test('[QUICK-07] a choice without a match has stock 0 and no variant, and shows its colour', () => {
  const { variant, stock, image } = variantChoice(shirt, { Color: 'Blue', Size: 'L' }, stay);
  expect({ variant, stock, image }).toEqual({ variant: null, stock: 0, image: '/img/linen-shirt-blue.webp' });
});

test('[QUICK-04] nothing chooses a size for the shopper: it is missing until they do', () => {
  const { values, missing, variant, stock } = variantChoice(shirt, {}, stay);
  expect(values).toEqual({ Color: 'White' });
  expect(missing.map(({ name }) => name)).toEqual(['Size']);
  expect({ variant, stock }).toEqual({ variant: null, stock: 29 });
});

test('a product without attributes is its only variant', () => {
  const mug = aProductDetail({
    productAttr: [],
    productValue: { '': { ...shirt.productValue['White,S']!, stock: 3 } },
  });
  expect(variantChoice(mug, {}, stay)).toMatchObject({ values: {}, stock: 3, variant: { id: 111 }, missing: [] });
});
