import fc from 'fast-check';
import { createCatalogueIndex, type ListedProduct } from './catalogue-index';
import { countListed } from './count';
import { pickPage } from './pick-page';

const now = new Date('2026-06-01T00:00:00Z');
const sorts = ['sales', 'rating', 'newest', 'priceAsc', 'priceDesc'] as const;

const few = (max: number) => fc.integer({ min: 0, max });
const product = (id: number): fc.Arbitrary<ListedProduct> =>
  fc.record({
    id: fc.constant(id),
    categoryId: few(2),
    merchantId: few(2),
    sellCents: few(9),
    listCents: few(9),
    discount: fc.constant(0),
    discountExpiry: fc.constant(null),
    tenths: few(50),
    reviews: few(3),
    sales: few(5),
    born: few(5),
    isFree: fc.boolean(),
    isStocked: fc.boolean(),
    shape: fc.constantFrom('+\tColor=Red', '-\tColor=Blue', ''),
  });
const states = fc.tuple(...[1, 2, 3, 4, 5, 6].map(product));

const everything = { storeId: 1, now, merchantIds: [], attributes: [] };
const pagesOf = (index: ReturnType<typeof createCatalogueIndex>) => {
  const counted = countListed(index, everything, {});
  return sorts.map((sort) => [sort, pickPage(index, counted, { sort, offset: 0, limit: 10 })]);
};

const fields = [
  'categoryId',
  'merchantId',
  'sellCents',
  'listCents',
  'tenths',
  'reviews',
  'sales',
  'born',
  'isFree',
  'isStocked',
  'shape',
] as const;

test.each(fields)('[PP8] an index that followed a change of %s orders products as one that is read anew', (field) => {
  fc.assert(
    fc.property(states, product(3), (before, other) => {
      const followed = createCatalogueIndex();
      for (const one of before) followed.put(one, now);
      pagesOf(followed); // every order is made once
      const after = before.map((one) => (one.id === other.id ? { ...one, [field]: other[field] } : one));
      followed.put(after[2] ?? other, now);
      const anew = createCatalogueIndex();
      for (const one of after) anew.put(one, now);
      expect(pagesOf(followed)).toEqual(pagesOf(anew));
    }),
  );
});
