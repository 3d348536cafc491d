import { withRenamedProofs } from './renamed-proofs.mjs';

const files = {
  'a.test.ts': `
    test('[CART-04] quantity goes up and down to what is in stock', () => {});
    test.each(cases)('[CART-05] %s is refused in words', () => {});
    test(\`an order of \${count} lines has one total\`, () => {});
    test('a guest keeps the cart for thirty days', () => {});
    test('a guest keeps the cart for sixty days', () => {});`,
};
const repository = { exists: (path) => path in files, read: (path) => files[path] ?? '' };
const head = '| promise | proof |\n| --- | --- |\n';
const written = (cell) => withRenamedProofs(`${head}| x | ${cell} |`, repository).slice(`${head}| x | `.length, -2);

test.each([
  ['`a.test.ts` “quantity goes up and down to stock”', '`a.test.ts` “quantity goes up and down to what is in stock”'],
  ['`a.test.ts` “an order of three lines has one total”', '`a.test.ts` “an order of … lines has one total”'],
])('%s: the title is the test’s of now', (before, after) => expect(written(before)).toBe(after));

test.each([
  ['a title that is there', '`a.test.ts` “quantity goes up and down”'],
  ['nothing in the file is like it', '`a.test.ts` “a refund is paid back at once”'],
  ['two are alike', '`a.test.ts` “a guest keeps the cart for ninety days”'],
  ['the file is gone', '`gone.test.ts` “quantity goes up and down to stock”'],
  ['a command', '`npm run bench` “Product page”'],
])('%s: the row stays as it is', (_what, cell) => expect(written(cell)).toBe(cell));

test('prose is not a row', () => {
  const prose = 'See `a.test.ts` “quantity goes up and down to stock”.';
  expect(withRenamedProofs(prose, repository)).toBe(prose);
});
