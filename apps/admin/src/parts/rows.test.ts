import { changeRow, earlier, keyOf, newRow, rowsOf, thingsOf, withoutRow } from './rows';

describe('[DESK-21] rows of a list that is edited', () => {
  const rows = rowsOf([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  const [a, b, c] = rows.map(keyOf) as [string, string, string];

  test('one goes a place earlier, the first stays where it is', () => {
    expect(thingsOf(earlier(rows, c)).map(({ name }) => name)).toEqual(['a', 'c', 'b']);
    expect(thingsOf(earlier(rows, a))).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  });

  test('a row is changed wherever it is by then, and no other in its place once it is gone', () => {
    expect(thingsOf(changeRow(earlier(rows, b), b, { name: 'B' }))).toEqual([
      { name: 'B' },
      { name: 'a' },
      { name: 'c' },
    ]);
    expect(thingsOf(changeRow(withoutRow(rows, b), b, { name: 'B' }))).toEqual([{ name: 'a' }, { name: 'c' }]);
  });

  test('what is added has a key of its own, which is neither sent nor compared', () => {
    const added = newRow({ name: '' });
    expect(new Set([...rows, added, newRow({ name: '' })].map(keyOf)).size).toBe(5);
    expect(JSON.stringify(added)).toBe('{"name":""}');
  });
});
