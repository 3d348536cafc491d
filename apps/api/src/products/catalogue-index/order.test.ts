import fc from 'fast-check';
import { orderRows, repairOrder } from './order';

const sorted = (keys: readonly number[]) => keys.map((_key, row) => row).sort((a, b) => keys[a]! - keys[b]! || a - b);
const anyKeys = fc.array(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), { minLength: 1, maxLength: 60 });

test('rows are ordered by key, then by when they came', () => {
  fc.assert(
    fc.property(anyKeys, (keys) => expect([...orderRows(keys.length, (row) => keys[row]!).rows]).toEqual(sorted(keys))),
  );
});

test('an order that is repaired equals one that is made anew', () => {
  fc.assert(
    fc.property(anyKeys, anyKeys, fc.nat(10), (keys, others, grown) => {
      const order = orderRows(keys.length, (row) => keys[row]!);
      const later = [...keys, ...others.slice(0, grown)];
      for (const [row, key] of later.entries()) {
        const isChanged = row >= keys.length || row % 3 === 0;
        if (!isChanged) continue;
        later[row] = others[row % others.length] ?? key;
        order.stale.add(row);
      }
      expect([...repairOrder(order, later.length, (row) => later[row]!).rows]).toEqual(sorted(later));
    }),
  );
});
