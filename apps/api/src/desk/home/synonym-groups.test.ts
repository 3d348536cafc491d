import { groupsOf, joinGroups, rowsOf } from './synonym-groups';

describe('[DESK-21] groups of words that mean the same', () => {
  test.each([
    [
      'apart',
      [
        ['jug', 'pitcher'],
        ['cup', 'mug'],
      ],
      [
        ['jug', 'pitcher'],
        ['cup', 'mug'],
      ],
    ],
    [
      'joined by a word, whatever its capitals',
      [
        ['jug', 'pitcher'],
        ['Pitcher', 'carafe'],
      ],
      [['jug', 'pitcher', 'carafe']],
    ],
    [
      'joined by a third',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['b', 'c'],
      ],
      [['a', 'b', 'c', 'd']],
    ],
    ['one word is no group', [['jug', 'Jug']], []],
  ])('%s', (_name, groups, expected) => expect(joinGroups(groups)).toEqual(expected));

  test('are read back as they were stored', () => {
    const groups = [
      ['jug', 'pitcher', 'carafe'],
      ['cup', 'mug'],
    ];
    expect(groupsOf(rowsOf(groups))).toEqual(groups);
    expect(rowsOf(groups)).toHaveLength(5);
  });
});
