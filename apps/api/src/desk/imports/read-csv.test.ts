import { readCsv } from './read-csv';

/** A file's bytes as a browser reads them: as UTF-8, whatever they are. */
const asUtf8 = (text: string, encoding: BufferEncoding) => new TextDecoder().decode(Buffer.from(text, encoding));
const reading = (text: string) => readCsv(text, 100).catch((error: unknown) => error);

describe('[DESK-14] a file whose letters are not UTF-8', () => {
  const lines = ['product,variant,name_fr,note', 'oak-tray,,Plateau,Chêne', 'tea-pot,,Théière,', ''].join('\n');

  test('is refused with the first line that would lose letters, and none is brought in with them lost', async () => {
    expect(await reading(asUtf8(lines, 'latin1'))).toMatchObject({ why: 'encoding', line: 3 });
    expect(await reading(asUtf8(lines, 'utf8'))).toHaveLength(2);
  });

  test('is read where the letters stand in a column alone that is left out', async () => {
    const left = lines.replace('Théière', 'Theiere');
    expect(await reading(asUtf8(left, 'latin1'))).toHaveLength(2);
  });
});

test.each([
  ['of Windows', '\r\n'],
  ['of old Macs', '\r'],
])('[DESK-14] a file whose lines end as those %s says the same within its cells', async (_whose, end) => {
  const file = 'product,variant,description_en\noak-tray,,"Two\nlines"\n';
  expect(await reading(file.replaceAll('\n', end))).toMatchObject([{ cells: { description_en: 'Two\nlines' } }]);
});
