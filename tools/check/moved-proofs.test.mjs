import { withMovedProofs } from './moved-proofs.mjs';

const files = {
  'libs/domain/src/order/moves.test.ts': "test('an order moves')\ntest('a refund moves')",
  'e2e/a.spec.ts': "test('twice')",
  'e2e/b.spec.ts': "test('twice')",
};
const repository = { exists: (path) => path in files, read: (path) => files[path] ?? '' };
const written = (line) => withMovedProofs(line, Object.keys(files), repository);

test('a title whose file moved is found where it is', () =>
  expect(written('| x | `libs/domain/src/moves.test.ts` “an order moves”, “a refund moves”; `npm run e2e` |')).toBe(
    '| x | `libs/domain/src/order/moves.test.ts` “an order moves”, “a refund moves”; `npm run e2e` |',
  ));

test.each([
  '| x | `libs/domain/src/order/moves.test.ts` “an order moves” |',
  '| x | `gone.test.ts` “nobody says this” |',
  '| x | `gone.test.ts` “twice” |',
  'no row: `gone.test.ts` “an order moves”',
])('%s stays as it is', (line) => expect(written(line)).toBe(line));
