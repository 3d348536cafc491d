import { checkLines } from './check-lines';
import { cellsOf, type FileVariant } from './columns';
import { readCsv, writeCsv } from './read-csv';

const now = new Date('2026-03-01T12:00:00Z');
const variant = (at: number): FileVariant => ({
  product_id: at,
  version: 1,
  unique_key: `KEY${at}`,
  variant_id: at,
  sku: 'Blue,M',
  name_en: `=Shirt ${at}`,
  name_fr: 'Chemise',
  description_en: 'Two\nlines; "quoted"',
  description_fr: '',
  category: 'shirts',
  on_shelf: true,
  price_cents: 4800,
  compared_cents: null,
  sku_code: '',
  stock: 5,
  discount: 0,
  discount_expiry: null,
  slug: `shirt-${at}`,
  old_slugs: [],
  seo: {},
  attributes: [
    { name: 'Color', nameFr: 'Couleur', values: ['Blue'], valuesFr: ['Bleu'] },
    { name: 'Size', nameFr: 'Taille', values: ['M', 'L'], valuesFr: ['M', 'L'] },
  ],
  merchant: 'willow',
});
const place = {
  categories: new Set(['shirts']),
  merchants: new Set(['willow']),
  taken: new Set(['anothers-shirt']),
  isPlatforms: false,
  now,
};

describe('[DESK-14] a file of ten thousand lines, one in a hundred wrong', () => {
  const known = Array.from({ length: 10_000 }, (_one, at) => variant(at));
  const isWrong = (at: number) => at % 100 === 37;

  test('exactly the wrong ones are told, by line and column; the others change', async () => {
    const csv = writeCsv(known.map((one, at) => ({ ...cellsOf(one), stock: isWrong(at) ? 'many' : '6' })));
    const checked = await checkLines(await readCsv(csv, 20_000), known, place);
    const wrong = checked.filter(({ problems }) => problems.length > 0);
    expect(wrong).toHaveLength(100);
    expect(wrong.every(({ problems }) => problems[0]?.column === 'stock' && problems[0].why === 'badCount')).toBe(true);
    expect(wrong.map(({ variant: found }) => found?.variant_id)).toEqual(
      known.map(({ variant_id }) => variant_id).filter(isWrong),
    );
    expect(checked.filter(({ change }) => change.stock)).toHaveLength(9_900);
  });

  test('as it was written out it changes nothing', async () => {
    const checked = await checkLines(await readCsv(writeCsv(known.map(cellsOf)), 20_000), known, place);
    expect(checked.filter(({ change, problems }) => Object.keys(change).length + problems.length > 0)).toEqual([]);
  });
});

describe('[DESK-14] lines against each other', () => {
  const two = [variant(1), { ...variant(1), variant_id: 2, sku: 'Blue,L' }];
  const check = async (csv: string) =>
    (await checkLines(await readCsv(csv, 100), two, place)).map(({ problems }) => problems.map(({ why }) => why));

  test.each([
    ['lines of one product that disagree', 'name_en\nKEY1,"Blue,M",A\nKEY1,"Blue,L",B', [['otherLine'], ['differs']]],
    ['a variant that stands twice', 'stock\nKEY1,"Blue,M",1\nKEY1,"Blue,M",2', [['otherLine'], ['twice']]],
    ['a cell too many', 'stock\nKEY1,"Blue,M",1,9', [['cellCount']]],
    ['an older price below the price', 'older_price\nKEY1,"Blue,M",40', [['comparedNotHigher']]],
    ['a good line', 'stock\nKEY1,"Blue,M",1', [[]]],
  ])('%s', async (_what, rest, problems) => expect(await check(`product,variant,${rest}\n`)).toEqual(problems));

  test('an older price beside a discount that runs is wrong', async () => {
    const offered = two.map((one) => ({ ...one, discount: 20, discount_expiry: new Date('2026-04-01T00:00:00Z') }));
    const [line] = await checkLines(
      [{ line: 2, cells: { product: 'KEY1', variant: 'Blue,M', older_price: '60' }, hasAll: true }],
      offered,
      place,
    );
    expect(line?.problems).toEqual([{ column: 'older_price', why: 'comparedAndDiscount' }]);
  });
});

test('[DESK-14] an empty cell of on_sale leaves a product as it is: a file that made it is good a second time', async () => {
  for (const on_shelf of [true, false]) {
    const known = { ...variant(1), on_shelf };
    const file = await readCsv(writeCsv([{ ...cellsOf(known), on_sale: '' }]), 100);
    expect(await checkLines(file, [known], place)).toMatchObject([{ change: {}, problems: [] }]);
  }
});

describe('[DESK-14] lines of products that do not exist yet', () => {
  const head = 'product,variant,name_en,name_fr,category,price,stock,options_en,options_fr,variant_fr,on_sale,merchant';
  const tray = (variant: string, french: string, rest: string) =>
    `oak-tray,"${variant}",Oak tray,Plateau,shirts,${rest},"Color,Size","Couleur,Taille","${french}",,`;
  const check = async (lines: string[], at = place) =>
    (await checkLines(await readCsv([head, ...lines].join('\n'), 100), [variant(1)], at)).map(({ isNew, problems }) =>
      problems.length > 0 ? problems.map(({ column, why }) => `${column} ${why}`) : isNew,
    );

  test('a good one is new, line by line', async () => {
    expect(await check([tray('Blue,M', 'Bleu,M', '12,3'), tray('Blue,L', 'Bleu,L', '14,0')])).toEqual([true, true]);
    expect(await check(['oak-bowl,,Oak bowl,Bol,shirts,12,3,,,,no,'])).toEqual([true]);
  });

  test.each<[string, string, string[]]>([
    ['neither name nor price', 'oak-bowl,,,Bol,shirts,,3,,,,,', ['name_en neededForNew', 'price neededForNew']],
    ['a key that nobody has', 'A1B2C3,,Oak bowl,Bol,shirts,12,3,,,,,', ['product productUnknown']],
    ['the address of another merchant’s product', 'anothers-shirt,,A,B,shirts,12,3,,,,,', ['product addressTaken']],
    ['an unknown category', 'oak-bowl,,Oak bowl,Bol,bowls,12,3,,,,,', ['category categoryUnknown']],
    ['on sale at once', 'oak-bowl,,Oak bowl,Bol,shirts,12,3,,,,yes,', ['on_sale newOnSale']],
    ['a variant without its French name', tray('Blue,M', '', '12,3'), ['variant_fr optionsMismatch']],
    ['three choices', tray('Blue,M,Wool', 'Bleu,M,Laine', '12,3'), ['variant optionsMismatch']],
  ])('%s is told', async (_what, line, problems) => expect(await check([line])).toEqual([problems]));

  test('lines that name a value by two words, or a variant twice, are told, and the others are left out with them', async () => {
    expect(await check([tray('Blue,M', 'Bleu,M', '12,3'), tray('Blue,L', 'Bleue,L', '12,3')])).toEqual([
      ['product otherLine'],
      ['variant_fr twoTranslations'],
    ]);
    expect(await check([tray('Blue,M', 'Bleu,M', '12,3'), tray('Blue,M', 'Bleu,M', '12,3')])).toEqual([
      ['product otherLine'],
      ['variant twice'],
    ]);
  });

  test('at the platform’s desk a merchant of the store is named', async () => {
    const bowl = 'oak-bowl,,Oak bowl,Bol,shirts,12,3,,,,,';
    const at = { ...place, isPlatforms: true };
    expect(await check([`${bowl}willow`], at)).toEqual([true]);
    expect(await check([bowl], at)).toEqual([['merchant neededForNew']]);
    expect(await check([`${bowl}nobody`], at)).toEqual([['merchant merchantUnknown']]);
    expect(await check([`${bowl}nobody`])).toEqual([true]);
  });

  test('what was set when a product was made stays; its address names it as well as its key', async () => {
    expect(await check(['shirt-1,"Blue,M",,,,50,6,"Color,Fit",,,,'].map((line) => line))).toEqual([
      expect.arrayContaining(['options_en fixed']),
    ]);
    const [line] = await checkLines(
      await readCsv('product,variant,stock\nshirt-1,"Blue, M",6\n', 10),
      [variant(1)],
      place,
    );
    expect(line).toMatchObject({ isNew: false, change: { stock: ['5', '6'] }, problems: [] });
  });
});
