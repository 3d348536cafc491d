import { narrowsWell } from './lists';

test('an attribute stands above a list when a quarter of it has it, or when it is chosen', () => {
  expect(narrowsWell(3, 12, false)).toBe(true);
  expect(narrowsWell(2, 12, false)).toBe(false);
  expect(narrowsWell(1, 10, true)).toBe(true);
  expect(narrowsWell(0, 0, false)).toBe(false);
});
