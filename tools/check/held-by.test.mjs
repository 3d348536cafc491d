import { holdersOf, withHolders } from './held-by.mjs';

const files = { 'a.test.ts': "test('[PL1] [PL2, C3] a filter')", 'b.spec.ts': "test('[CART-04] [lesson 12] Back')" };
const holders = holdersOf(Object.keys(files), (file) => files[file]);

test('a title may name several rows; requirements are others', () => {
  expect([...holders.keys()]).toEqual(['PL1', 'PL2', 'C3', 'lesson 12']);
});

test('a row says who holds it, one that nobody holds says nothing', () => {
  const text = '| id | what | held by |\n| -- | -- | -- |\n| PL1 | a \\| b | `old.ts` |\n| PL9 | c | `old.ts` |';
  const { text: now, missing } = withHolders(text, { id: /^\| ([A-Z]+\d+) / }, holders);
  expect(now.split('\n').slice(2)).toEqual(['| PL1 | a \\| b | `a.test.ts` |', '| PL9 | c |  |']);
  expect(missing).toEqual(['PL9']);
});

test('a lesson is named by its number', () => {
  const { text } = withHolders('| 12  | x | y |', { id: /^\| (\d+) /, tag: (no) => `lesson ${no}` }, holders);
  expect(text).toBe('| 12  | x | `b.spec.ts` |');
});
