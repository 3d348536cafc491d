import { fullName, possibleParents, productsWithin } from './category-names';

const node = (id: number, parentId: number | null, level: number) => ({
  id,
  parentId,
  level,
  nameEn: `e${id}`,
  nameFr: `f${id}`,
});
/** 1 (2 (3), 4), 5 */
const all = [node(1, null, 1), node(2, 1, 2), node(3, 2, 3), node(4, 1, 2), node(5, null, 1)];

describe('[DESK-20] names and places of categories', () => {
  test('a name stands with those above it, in the language', () => {
    expect([fullName(all, 3, 'en'), fullName(all, 5, 'fr')]).toEqual(['e1 › e2 › e3', 'f5']);
  });

  test('products are counted with those below', () => {
    const held = all.map((one) => ({ ...one, products: one.id }));
    expect([productsWithin(held, 1), productsWithin(held, 3)]).toEqual([10, 3]);
  });

  test.each([
    ['with two levels: under a top one alone', 2, [1, 5]],
    ['with three: under none', 1, []],
    ['alone: under all that have room', 4, [1, 2, 5]],
  ])('%s', (_name, id, expected) => expect(possibleParents(all, id)).toEqual(expected));
});
