import { importColumns } from '@souk/contract/desk';
import { columnsOf, headerKey } from './file-columns';
import { UnreadableFile } from './read-csv';

const targets = (head: string, remembered = new Map()) =>
  columnsOf(head, remembered).map(({ target, by }) => `${target ?? '-'} ${by ?? '?'}`);

describe('[DESK-14] what the columns of a file hold', () => {
  test.each([
    ['of the store’s own file', importColumns.join(','), importColumns.map((name) => `${name} name`)],
    ['of its file of errors', 'product,variant,error', ['product name', 'variant name', '- name']],
    [
      'of another shop’s file',
      'Handle;Title;Variant Price;Variant Inventory Qty;SEO',
      ['product guess', 'name_en guess', 'price guess', 'stock guess', '- ?'],
    ],
    [
      'of a French file',
      'Identifiant produit\tDésignation\tPrix\tQuantité',
      ['product guess', 'name_fr guess', 'price guess', 'stock guess'],
    ],
  ])('%s', (_whose, head, expected) => expect(targets(`${head}\n`)).toEqual(expected));

  test('no two hold the same: a name comes before what was said, and that before a guess', () => {
    const remembered = new Map([[headerKey('Tarif PRO'), 'price' as const]]);
    expect(targets('Prix,tarif pro,product\n', remembered)).toEqual(['- ?', 'price memory', 'product name']);
    expect(targets('Prix,price,tarif pro\n', remembered)).toEqual(['- ?', 'price name', '- ?']);
  });

  test('what was left out the last time is left out again', () => {
    expect(targets('Title\n', new Map([['title', null]]))).toEqual(['- memory']);
  });

  test('each has an example, also where the text ends in the midst of a cell', () => {
    expect(columnsOf('product,note\nA,\nB,"a long\ntext"\nC,"cut o', new Map())).toMatchObject([
      { header: 'product', example: 'A' },
      { header: 'note', example: 'a long\ntext' },
    ]);
  });

  test.each([['"a,b\n1,2'], ['p\u0000r\u0000']])('%j names no columns', (head) =>
    expect(() => columnsOf(head, new Map())).toThrow(UnreadableFile),
  );
});
