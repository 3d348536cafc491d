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
  stock: 5,
  discount: 0,
  discount_expiry: null,
});
const categories = new Set(['shirts']);

describe('[DESK-14] a file of ten thousand lines, one in a hundred wrong', () => {
  const known = Array.from({ length: 10_000 }, (_one, at) => variant(at));
  const isWrong = (at: number) => at % 100 === 37;

  test('exactly the wrong ones are told, by line and column; the others change', async () => {
    const csv = writeCsv(known.map((one, at) => ({ ...cellsOf(one), stock: isWrong(at) ? 'many' : '6' })));
    const checked = checkLines(await readCsv(csv, 20_000), known, { categories, now });
    const wrong = checked.filter(({ problems }) => problems.length > 0);
    expect(wrong).toHaveLength(100);
    expect(wrong.every(({ problems }) => problems[0]?.column === 'stock' && problems[0].why === 'badCount')).toBe(true);
    expect(wrong.map(({ variant: found }) => found?.variant_id)).toEqual(
      known.map(({ variant_id }) => variant_id).filter(isWrong),
    );
    expect(checked.filter(({ change }) => change.stock)).toHaveLength(9_900);
  });

  test('as it was written out it changes nothing', async () => {
    const checked = checkLines(await readCsv(writeCsv(known.map(cellsOf)), 20_000), known, { categories, now });
    expect(checked.filter(({ change, problems }) => Object.keys(change).length + problems.length > 0)).toEqual([]);
  });
});

describe('[DESK-14] lines against each other', () => {
  const two = [variant(1), { ...variant(1), variant_id: 2, sku: 'Blue,L' }];
  const check = async (csv: string) =>
    checkLines(await readCsv(csv, 100), two, { categories, now }).map(({ problems }) => problems.map(({ why }) => why));

  test.each([
    ['lines of one product that disagree', 'name_en\nKEY1,"Blue,M",A\nKEY1,"Blue,L",B', [['otherLine'], ['differs']]],
    ['a variant that stands twice', 'stock\nKEY1,"Blue,M",1\nKEY1,"Blue,M",2', [['otherLine'], ['twice']]],
    ['a cell too many', 'stock\nKEY1,"Blue,M",1,9', [['cellCount']]],
    ['an older price below the price', 'older_price\nKEY1,"Blue,M",40', [['comparedNotHigher']]],
    ['a good line', 'stock\nKEY1,"Blue,M",1', [[]]],
  ])('%s', async (_what, rest, problems) => expect(await check(`product,variant,${rest}\n`)).toEqual(problems));

  test('an older price beside a discount that runs is wrong', () => {
    const offered = two.map((one) => ({ ...one, discount: 20, discount_expiry: new Date('2026-04-01T00:00:00Z') }));
    const [line] = checkLines(
      [{ line: 2, cells: { product: 'KEY1', variant: 'Blue,M', older_price: '60' }, hasAll: true }],
      offered,
      { categories, now },
    );
    expect(line?.problems).toEqual([{ column: 'older_price', why: 'comparedAndDiscount' }]);
  });
});
