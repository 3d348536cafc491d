import fc from 'fast-check';
import { csvOf, escapedCell, unescapedCell } from './csv-file';

describe('[DESK-14] files that a spreadsheet opens', () => {
  test.each([
    ['a formula', '=1+1', "'=1+1"],
    ['a formula of full-width signs', '＝1', "'＝1"],
    ['what looks escaped already', "'=1", "''=1"],
    ['a phone number', '+33 1', "'+33 1"],
    ['a number that somebody typed', '-1', "'-1"],
    ['a word', "l'été", "l'été"],
  ])('%s', (_what, text, cell) => expect(escapedCell(text)).toBe(cell));

  test('what was written is read as it was', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^'{0,3}[=+@-][0-9.a]{0,4}$/));
    fc.assert(fc.property(text, (one) => expect(unescapedCell(escapedCell(one))).toBe(one)));
  });

  test('have a byte order mark, the columns first, and quotes where a cell needs them', () => {
    expect(csvOf(['name', 'pieces', 'sum'], [['a, "b"', 3, { cents: -1250 }]])).toBe(
      '\uFEFFname,pieces,sum\n"a, ""b""",3,-12.50\n',
    );
  });
});
