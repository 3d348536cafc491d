import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { id, oneOf } from './fields';
import { quantity } from '../cart/cart';

test.each(['0x10', '1e2', '', ' 5', '5 ', true, false, null, [5], ['5'], { valueOf: 5 }, 'NaN', '5n', '٥'])(
  '%j is no number, whatever JavaScript would make of it',
  (value) => {
    for (const schema of [id, quantity, oneOf([5, 16, 100])]) expect(schema.safeParse(value).success).toBe(false);
  },
);

test('a number is one as it stands and as a query writes it', () => {
  expect([quantity.parse(5), quantity.parse('5'), oneOf([1, 2]).parse('2')]).toEqual([5, 5, 2]);
});

test('no schema of the contract makes numbers of what is none', () => {
  const contract = join(__dirname, '..');
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(80);
  const loose = files.filter((name) => readFileSync(join(contract, name), 'utf8').includes('z.coerce'));
  expect(loose).toEqual([]);
});
