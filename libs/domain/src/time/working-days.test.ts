import { addWorkingDays } from './working-days';

describe('[MER-03] working days', () => {
  test.each([
    ['2024-06-03T10:00:00.000Z', '2024-06-24T10:00:00.000Z'],
    ['2024-06-07T10:00:00.000Z', '2024-06-28T10:00:00.000Z'],
    ['2024-06-08T10:00:00.000Z', '2024-06-28T10:00:00.000Z'],
  ])('15 after %s is %s', (from, due) => expect(addWorkingDays(new Date(from), 15).toISOString()).toBe(due));
});
