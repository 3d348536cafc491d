import { faultsOf, rowsOf } from './promise-rows.mjs';

const files = {
  'apps/api/src/cart.test.ts':
    "test('[CART-04] a quantity can\\'t be 0 | -1', () => {});\ntest.each(rows)('%s is refused', f);",
  'docs/performance.md': '## Product page',
};
const repository = {
  exists: (path) => path in files,
  read: (path) => files[path],
  hasScript: (name) => name === 'bench',
};
const table = (proof) => `| promise | proof |\n| --- | --- |\n| it holds | ${proof} |\n`;
const faults = (proof) => faultsOf(table(proof), repository).map(({ fault }) => fault);

test.each([
  ['a path', '`apps/api/src/cart.test.ts`'],
  ['a path with a title in it', "`apps/api/src/cart.test.ts` “a quantity can't be 0 \\| -1”"],
  ['a title with a part left out', '`apps/api/src/cart.test.ts` “… is refused”, “[CART-04] … be 0”'],
  ['a heading of a document', '`docs/performance.md` “Product page”'],
  ['a command that is there', '`npm run bench` prints it'],
  ['an address, a call and a command, which are no paths', '`/version`, `GET /cart`, `nx graph`'],
])('%s proves', (_, proof) => expect(faults(proof)).toEqual([]));

test.each([
  ['a file that is gone', '`apps/api/src/basket.test.ts`', 'apps/api/src/basket.test.ts does not exist'],
  ['a file of the root that is gone', '`other.config.mjs`', 'other.config.mjs does not exist'],
  ['a hidden folder that is gone', '`.ci/walk`', '.ci/walk does not exist'],
  ['a title that is gone', '`docs/performance.md` “Cart page”', 'docs/performance.md does not say “Cart page”'],
  ['parts in another order', '`apps/api/src/cart.test.ts` “refused … quantity”', 'does not say'],
  ['a title of no file', '“Cart page”', '“Cart page” stands after no file'],
  ['a script that is gone', '`npm run race`', 'package.json has no script "race"'],
  ['straight quotes', '`docs/performance.md` "Product page"', 'quote a title as “…”'],
  ['only words', 'we looked', 'names nothing that proves it'],
])('%s does not', (_, proof, fault) => expect(faults(proof)).toContainEqual(expect.stringContaining(fault)));

test('a fault names its line; heads of tables are no rows', () => {
  const two = `${table('`npm run bench`')}\n${table('nothing')}`;
  expect(rowsOf(two).map(({ at }) => at)).toEqual([3, 7]);
  expect(faultsOf(two, repository)).toEqual([{ at: 7, fault: 'names nothing that proves it' }]);
});
