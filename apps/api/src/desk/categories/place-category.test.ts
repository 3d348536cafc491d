import fc from 'fast-check';
import { childrenOf, inOrder, type Placed, placeCategory, placeChildren } from './place-category';

const node = (id: number, path: number[], sort = 0): Placed => ({
  id,
  parentId: path.at(-1) ?? null,
  level: path.length + 1,
  sort,
  path: [...path, id],
});
/** 1 (2 (3), 4), 5 */
const tree = [node(1, [], 0), node(2, [1], 0), node(3, [1, 2], 0), node(4, [1], 1), node(5, [], 1)];
const after = (all: readonly Placed[], places: readonly Placed[] | string) => {
  if (typeof places === 'string') return places;
  return inOrder(all.map((one) => places.find(({ id }) => id === one.id) ?? one)).map(({ path }) => path.join('/'));
};

describe('[DESK-20] where a category goes', () => {
  test.each([
    ['before its neighbour', 4, { parentId: 1, before: 0 }, ['1', '1/4', '1/2', '1/2/3', '5']],
    ['behind its neighbour', 2, { parentId: 1, before: 1 }, ['1', '1/4', '1/2', '1/2/3', '5']],
    ['to the top, with what is below it', 2, { parentId: null, before: 1 }, ['1', '1/4', '2', '2/3', '5']],
    ['under another one', 2, { parentId: 5, before: 9 }, ['1', '1/4', '5', '5/2', '5/2/3']],
    ['not under itself', 1, { parentId: 3, before: 0 }, 'underItself'],
    ['not deeper than three', 1, { parentId: 5, before: 0 }, 'tooDeep'],
  ] as const)('%s', (_name, id, to, expected) => {
    expect(after(tree, placeCategory(tree, id, to))).toEqual(expected);
  });

  test.each([
    ['all that is below it goes under another one', 1, 5, ['1', '5', '5/2', '5/2/3', '5/4']],
    ['not under itself', 1, 4, 'underItself'],
    ['not deeper than three', 1, 6, 'tooDeep'],
    ['nothing is below it', 4, 5, ['1', '1/2', '1/2/3', '1/4', '5', '5/6']],
  ] as const)('taken in by another one: %s', (what, id, to, expected) => {
    const all = what === 'all that is below it goes under another one' ? tree : [...tree, node(6, [5])];
    expect(after(all, placeChildren(all, id, to))).toEqual(expected);
  });

  test('what stays where it is, is not written', () => {
    expect(placeCategory(tree, 4, { parentId: 1, before: 1 })).toEqual([]);
  });

  test('whatever is moved wherever, the tree stays one: each below its parent, three levels, nothing lost', () => {
    const ids = tree.map(({ id }) => id);
    const move = fc.tuple(fc.constantFrom(...ids), fc.constantFrom(null, ...ids), fc.integer({ min: 0, max: 6 }));
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
        let all: readonly Placed[] = tree;
        for (const [id, parentId, before] of moves) {
          const places = placeCategory(all, id, { parentId, before });
          if (typeof places !== 'string') all = all.map((one) => places.find((place) => place.id === one.id) ?? one);
        }
        expect(
          inOrder(all)
            .map(({ id }) => id)
            .sort(),
        ).toEqual(ids);
        for (const one of all) {
          const parent = all.find(({ id }) => id === one.parentId);
          expect(one.path).toEqual([...(parent?.path ?? []), one.id]);
          expect(one.level).toBe(one.path.length);
          expect(one.level).toBeLessThanOrEqual(3);
        }
        for (const parentId of [null, ...ids]) {
          const sorts = childrenOf(all, parentId).map(({ sort }) => sort);
          expect(new Set(sorts).size).toBe(sorts.length);
        }
      }),
    );
  });
});
