import { freshSignInS } from '@souk/domain';
import { sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import { forgetOld } from '../../retention/retention';
import { type Desk, giveDesk } from '../../testing/desk';
import { createShop, variantOf } from '../../testing/shop';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { readCsv } from './read-csv';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
});
afterAll(() => app.close());

const asOwner = { user: 'owner' } as const;
const own = () => ({ ...asOwner, mer: desk.merchantId });
const exported = async (query: Record<string, string> = {}) =>
  (await desk.ask('productsExport', { ...own(), query: { tab: 'all', ...query } })).data.csv as string;
const check = (csv: string) => desk.ask('importCheck', { ...own(), body: { name: 'spring.csv', csv } });
const read = async (id: number, show?: string) =>
  (await desk.ask('import', { ...own(), params: { id }, ...(show ? { query: { show } } : {}) })).data;
const checked = async (csv: string) => {
  const answer = await check(csv);
  expect(answer).toMatchObject({ code: 200 });
  return answer.data.id as number;
};
const apply = async (id: number) => {
  expect(await desk.ask('importApply', { ...own(), params: { id } })).toMatchObject({ code: 200 });
  await app.deps.jobs.runDue();
  return read(id);
};
const key = async (slug: string) =>
  (await row(sql<{ key: string }>`select unique_key as key from product where slug = ${slug}`))?.key ?? '';
const shirt = async (column: string, value: string, more = '') =>
  `product,variant,${column}\n${await key('linen-shirt')},"White,S",${value}\n${more}`;

describe('[DESK-14] products by a file', () => {
  test('what was written out and comes back unchanged changes nothing', async () => {
    const { data: product } = await desk.ask('product', own());
    const words = { nameEn: '=2+2 shirt', nameFr: '-Chemise', descriptionEn: 'Two\nlines; "quoted", with commas' };
    await desk.ask('productSave', {
      ...own(),
      body: { ...words, version: product.version, categoryId: product.categoryId, images: product.images },
    });
    const csv = await exported();
    expect(csv).toContain(`'=2+2 shirt`);
    expect(await read(await checked(csv))).toMatchObject({ changed: 0, bad: 0 });
  });

  test('a check changes nothing; a press changes prices, stock, words and sale, each in the log', async () => {
    const variant = await variantOf('linen-shirt', 'White,S');
    const csv = `product;variant;name_en;price;stock;on_sale\n${await key('linen-shirt')};White,S;Washed shirt;52,50;${variant.stock + 4};yes\n`;
    const id = await checked(csv);
    expect(await read(id)).toMatchObject({
      state: 'checked',
      changed: 1,
      rows: [
        {
          line: 2,
          changes: expect.arrayContaining([
            { column: 'price', before: (variant.price_cents / 100).toFixed(2), after: '52.50', mark: 'price' },
          ]),
        },
      ],
    });
    expect((await variantOf('linen-shirt', 'White,S')).price_cents).toBe(variant.price_cents);
    expect(await apply(id)).toMatchObject({ state: 'done', applied: 1, changed: 0, refused: 0 });
    expect(await variantOf('linen-shirt', 'White,S')).toMatchObject({ price_cents: 5250, stock: variant.stock + 4 });
    const log = await desk.ask('audit', { ...own(), query: { subject: 'product' } });
    expect(log.data.list[0]).toMatchObject({ call: 'importApply', via: 'import', by: 'owner', reason: 'spring.csv' });
    expect(await desk.ask('importApply', { ...own(), params: { id } })).toMatchObject({ code: 409 });
    expect(await read(await checked(csv))).toMatchObject({ changed: 0, same: 1 });
  });

  test.each<[string, string, string, string]>([
    ['no amount', 'price', 'cheap', 'Enter an amount'],
    ['an empty price', 'price', '', 'must not be empty'],
    ['half a piece', 'stock', '1.5', 'Enter a whole number'],
    ['neither yes nor no', 'on_sale', 'perhaps', 'Enter yes or no'],
    ['an unknown category', 'category', 'nowhere', 'no such category'],
    ['an older price that is not higher', 'older_price', '1', 'must be above'],
  ])('%s is told with its line and column', async (_what, column, value, message) => {
    const run = await read(await checked(await shirt(column, value)));
    expect(run).toMatchObject({ bad: 1, changed: 0, rows: [{ line: 2, problems: [{ column }] }] });
    expect(run.rows[0].problems[0].message).toContain(message);
  });

  test('a product with one wrong line is left out whole; its lines come back as a file with the reason', async () => {
    const shirts = await key('linen-shirt');
    const csv = `product,variant,stock\n${shirts},"White,S",7\n${shirts},"White,M",many\nNOSUCH,,3\n${shirts},"White,S",8\n`;
    const id = await checked(csv);
    expect(await read(id)).toMatchObject({ lines: 4, bad: 4, changed: 0 });
    const { data } = await desk.ask('importBad', { ...own(), params: { id } });
    expect(data.name).toBe('spring-errors.csv');
    expect(data.csv).toContain('There is no product with this key');
    expect(data.csv).toContain('stands in line 2 already');
  });

  test('a line is shown by its product’s name, or by its key where there is no such product', async () => {
    const run = await read(await checked(`product,variant,name_en\nNOSUCH,,\n`));
    expect(run.rows).toMatchObject([{ line: 2, product: 'NOSUCH' }]);
    const known = await checked(await shirt('stock', '11'));
    const named = await row(sql<{ name: string }>`select name_en as name from product where slug = 'linen-shirt'`);
    expect((await read(known)).rows).toMatchObject([{ line: 2, product: named?.name }]);
  });

  test('lines of a kind that none is of any more are those that became of them', async () => {
    const id = await checked(await shirt('stock', '12'));
    expect(await read(id, 'changed')).toMatchObject({ show: 'changed', rows: [{ line: 2 }] });
    await apply(id);
    expect(await read(id, 'changed')).toMatchObject({ show: 'applied', rows: [{ line: 2 }] });
  });

  test('a merchant’s file reaches its own products alone', async () => {
    const foreign = await row(sql<{ key: string }>`
      select unique_key as key from product where merchant_id = ${desk.otherMerchantId} limit 1`);
    const run = await read(await checked(`product,variant,stock\n${foreign?.key},,3\n`));
    expect(run).toMatchObject({
      bad: 1,
      rows: [{ problems: [{ message: expect.stringContaining('There is no product with this key') }] }],
    });
    expect(await exported()).not.toContain(foreign?.key);
  });

  test('what was changed or sold since the check is refused alone, and nothing of it is half done', async () => {
    const variant = await variantOf('linen-shirt', 'White,S');
    const csv = `product,variant,price,stock\n${await key('linen-shirt')},"White,S",61,${variant.stock + 5}\n`;
    const id = await checked(csv);
    await createShop(app).buy({ user: 'faster' }, [{ variantId: variant.id, num: 1 }]);
    expect(await apply(id)).toMatchObject({ state: 'done', applied: 0, refused: 1 });
    expect(await variantOf('linen-shirt', 'White,S')).toMatchObject({
      price_cents: variant.price_cents,
      stock: variant.stock - 1,
    });
    expect((await read(id, 'refused')).rows[0].problems[0].message).toContain('stock has changed');
  });

  describe('[DESK-22] a file that moves prices far', () => {
    const longAgo = () => ({ token: `desk:owner@${Date.now() - (freshSignInS + 1) * 1000}`, mer: desk.merchantId });
    const priceOf = async (percent: number) =>
      Math.round((await variantOf('linen-shirt', 'White,S')).price_cents * (1 + percent / 100)) / 100;

    test('is marked, with what it empties, before it is applied', async () => {
      const [name, other] = [await key('linen-shirt'), await variantOf('linen-shirt', 'White,M')];
      const id = await checked(
        `product,variant,price,description_en\n${name},"White,M",${other.price_cents / 100 + 1},\n${name},"White,S",${await priceOf(-25)},\n`,
      );
      const report = await read(id);
      expect(report).toMatchObject({ marked: { price: 1, emptied: 2 }, asksFresh: false });
      expect(report.rows[0].changes).toEqual([
        expect.objectContaining({ column: 'price', mark: null }),
        expect.objectContaining({ column: 'description_en', after: '', mark: 'emptied' }),
      ]);
      expect(report.rows[1].changes[0]).toMatchObject({ column: 'price', mark: 'price' });
      expect(await desk.ask('importApply', { ...longAgo(), params: { id } })).toMatchObject({ code: 200 });
      await app.deps.jobs.runDue();
    });

    test('asks for a fresh sign-in, and changes nothing until then', async () => {
      const id = await checked(await shirt('price', String(await priceOf(-40))));
      expect(await read(id)).toMatchObject({ asksFresh: true, marked: { price: 1, emptied: 0 } });
      expect(await desk.ask('importApply', { ...longAgo(), params: { id } })).toMatchObject({ code: 410003 });
      expect(await read(id)).toMatchObject({ state: 'checked' });
      expect(await apply(id)).toMatchObject({ state: 'done', applied: 1 });
    });
  });

  test('a run that was stopped goes no further; one that was cut off goes on where it was', async () => {
    const id = await checked(await shirt('name_fr', 'Chemise lavée'));
    expect(await desk.ask('importCancel', { ...own(), params: { id } })).toMatchObject({ code: 200 });
    expect(await desk.ask('importApply', { ...own(), params: { id } })).toMatchObject({ code: 409 });
    const again = await checked(await shirt('name_fr', 'Chemise douce'));
    await run(sql`update import_run set state = 'applying' where id = ${again}`);
    await app.deps.jobs.send('products.import', { id: again });
    await app.deps.jobs.runDue();
    expect(await read(again)).toMatchObject({ state: 'done', applied: 1 });
  });

  test('one that takes long has twelve hours; after a minute without a sign of its process it is begun again', async () => {
    const id = await checked(await shirt('name_fr', 'Chemise longue'));
    expect(await desk.ask('importApply', { ...own(), params: { id } })).toMatchObject({ code: 200 });
    const job = await row(sql<{ hours: number; silence: number }>`
      select expire_seconds / 3600 as hours, heartbeat_seconds as silence from pgboss.job
      where name = 'products.import' and data ->> 'id' = ${String(id)}`);
    expect(job).toEqual({ hours: 12, silence: 60 });
    await app.deps.jobs.runDue();
  });

  test('one whose work was given up is told as stopped, in the list too; it can be discarded, and its file checked anew', async () => {
    const csv = await shirt('name_fr', 'Chemise légère');
    const id = await checked(csv);
    expect(await desk.ask('importApply', { ...own(), params: { id } })).toMatchObject({ code: 200 });
    expect(await read(id)).toMatchObject({ state: 'applying', isStopped: false });
    await run(sql`
      update pgboss.job set state = 'failed', completed_on = now() where name = 'products.import' and data ->> 'id' = ${String(id)}`);
    expect(await read(id)).toMatchObject({ state: 'applying', isStopped: true });
    const listed = (await desk.ask('imports', own())).data as { id: number; isStopped: boolean }[];
    expect(listed.filter(({ isStopped }) => isStopped).map((each) => each.id)).toEqual([id]);
    expect(await desk.ask('importCancel', { ...own(), params: { id } })).toMatchObject({ code: 200 });
    expect(await read(id)).toMatchObject({ state: 'cancelled', isStopped: false });
    expect(await apply(await checked(csv))).toMatchObject({ state: 'done', applied: 1, isStopped: false });
  });

  test.each([
    ['a quote that never closes', 'product,variant\n"LINEN,x\n', 400],
    ['columns that are not named', 'a,b\n1,2\n', 400],
    ['nothing but the names', 'product,variant\n', 400],
    ['a text in UTF-16', 'p\u0000r\u0000o\u0000d\u0000', 400],
  ])('%s is refused with its line', async (_what, csv, code) => expect(await check(csv)).toMatchObject({ code }));

  test('a byte order mark, tabs and a line of nothing are read', async () => {
    expect(await readCsv('\uFEFFproduct\tvariant\r\n\r\nA\t\r\n', 10)).toEqual([
      { line: 3, cells: { product: 'A', variant: '' }, hasAll: true },
    ]);
  });

  test('a file that names columns its own way is read as somebody said, and the next one as it was said, at that desk alone', async () => {
    const csv = `Ref;Notre prix;Variante;Couleur\n${await key('linen-shirt')};58,50;White,S;bleu\n`;
    const read_ = async (who: object) =>
      (await desk.ask('importColumns', { ...who, body: { csv } })).data.columns.map(
        ({ target, by }: { target: string | null; by: string | null }) => [target, by],
      );
    const unknown = [null, null];
    expect(await read_(own())).toEqual([unknown, unknown, ['variant', 'guess'], unknown]);
    const said = ['product', 'price', 'variant', null];
    const ask = (columns: (string | null)[]) =>
      desk.ask('importCheck', { ...own(), body: { name: 'own.csv', csv, columns } });
    expect(await ask(['product', 'price', 'price', null])).toMatchObject({ code: 400, reason: 'IMPORT_UNREADABLE' });
    expect(await ask([null, 'price', 'variant', null])).toMatchObject({ code: 400, reason: 'IMPORT_UNREADABLE' });
    const { data } = await ask(said);
    expect(await read(data.id)).toMatchObject({
      bad: 0,
      changed: 1,
      rows: [{ changes: [{ column: 'price', after: '58.50' }] }],
    });
    expect(await read_(own())).toEqual(said.map((target) => [target, 'memory']));
    expect((await read_({ user: 'catalogue' }))[0]).toEqual(unknown);
  });

  describe('new products', () => {
    const head = 'product,variant,name_en,name_fr,category,price,older_price,stock,options_en,options_fr,variant_fr';
    const made = (address: string) =>
      [
        head,
        `${address},"White,S",Oak tray,Plateau en chêne,kitchen,12.50,15,3,"Color,Size","Couleur,Taille","Blanc,S"`,
        `${address},"White,L",Oak tray,Plateau en chêne,kitchen,11,,0,"Color,Size","Couleur,Taille","Blanc,L"`,
        '',
      ].join('\n');
    const productOf = (slug: string) =>
      row<{ id: number; merchant: number; on_shelf: boolean; image: string; cents: number }>(sql`
        select id::int, merchant_id::int as merchant, on_shelf, image, store_price_cents as cents from product where slug = ${slug}`);

    test('are shown before they are made, then made with their variants, not on sale, once', async () => {
      const id = await checked(made('oak-tray'));
      const before = await read(id);
      expect(before).toMatchObject({ new: 2, changed: 0, bad: 0, show: 'new' });
      expect(before.rows[0].changes).toContainEqual({
        column: 'name_fr',
        before: '',
        after: 'Plateau en chêne',
        mark: null,
      });
      expect(await productOf('oak-tray')).toBeUndefined();
      expect(await apply(id)).toMatchObject({ state: 'done', applied: 2, new: 0, refused: 0 });
      const product = await productOf('oak-tray');
      expect(product).toMatchObject({ merchant: desk.merchantId, on_shelf: false, image: '', cents: 1100 });
      const shown = (await desk.ask('product', { ...own(), params: { id: product?.id ?? 0 } })).data;
      expect(shown.items).toMatchObject([
        { sku: 'White,S', priceCents: 1250, comparedCents: 1500, stock: 3 },
        { sku: 'White,L', priceCents: 1100, comparedCents: null, stock: 0 },
      ]);
      expect(shown.images).toEqual([]);
      const [done] = (await desk.ask('audit', { ...own(), query: { subject: 'product' } })).data.list;
      expect(done).toMatchObject({ call: 'importApply', subjectId: String(product?.id), after: { variants: 2 } });
      expect(await read(await checked(made('oak-tray')))).toMatchObject({ new: 0, changed: 0, same: 2 });
      expect(await read(await checked(await exported({ q: 'oak-tray' })))).toMatchObject({
        new: 0,
        changed: 0,
        bad: 0,
      });
    });

    test('bring their values into the filters of lists, in both languages', async () => {
      const csv = [
        head,
        'slate-tray,Matt,Slate tray,Plateau en ardoise,kitchen,12.50,,3,Finish,Finition,Mat',
        'slate-tray,Waxed,Slate tray,Plateau en ardoise,kitchen,12.50,,3,Finish,Finition,Ciré',
        '',
      ].join('\n');
      expect(await apply(await checked(csv))).toMatchObject({ applied: 2 });
      const words = await rows(sql`
        select value, name_fr, value_fr from attribute_word where name = 'Finish' and value in ('Matt', 'Waxed') order by value`);
      expect(words).toEqual([
        { value: 'Matt', name_fr: 'Finition', value_fr: 'Mat' },
        { value: 'Waxed', name_fr: 'Finition', value_fr: 'Ciré' },
      ]);
    });

    test('go on sale once they have a picture', async () => {
      expect(await apply(await checked(made('larch-bench')))).toMatchObject({ applied: 2 });
      const { id = 0 } = (await productOf('larch-bench')) ?? {};
      const publish = async () => {
        const { version } = (await desk.ask('product', { ...own(), params: { id } })).data;
        return desk.ask('publish', { ...own(), params: { id }, body: { version, isLive: true } });
      };
      expect(await publish()).toMatchObject({ code: 409, reason: 'PRODUCT_WITHOUT_PICTURE' });
      await apply(await checked(`product,variant,name_en\nlarch-bench,"White,S",Larch bench\n`));
      expect((await productOf('larch-bench'))?.image).toBe('');
      await run(sql`update product set image = '/img/linen-shirt-white.webp' where id = ${id}`);
      expect(await publish()).toMatchObject({ code: 200 });
    });

    test('whose address is another merchant’s, or is taken after the check, are refused and nothing of them is made', async () => {
      const taken = await row(sql<{ slug: string }>`
        select slug from product where merchant_id = ${desk.otherMerchantId} limit 1`);
      expect(await read(await checked(made(taken?.slug ?? '')))).toMatchObject({
        bad: 2,
        rows: [{ problems: [{ column: 'product', message: 'Another product has this address' }] }, {}],
      });
      const id = await checked(made('oak-shelf'));
      await run(sql`update product set slug = 'oak-shelf' where slug = ${taken?.slug}`);
      expect(await apply(id)).toMatchObject({ state: 'done', applied: 0, refused: 2 });
      expect((await read(id, 'refused')).rows[0].problems[0].message).toContain('taken this address');
    });

    test('of the platform’s desk are the merchant’s whom the file names', async () => {
      const merchant = await row(sql<{ slug: string }>`select slug from merchant where id = ${desk.otherMerchantId}`);
      const csv = `product,variant,name_en,name_fr,category,price,stock,merchant\npine-box,,Pine box,Boîte,kitchen,9,1,${merchant?.slug}\n`;
      const { data } = await desk.ask('importCheck', { user: 'catalogue', body: { name: 'new.csv', csv } });
      expect(await desk.ask('importApply', { user: 'catalogue', params: { id: data.id } })).toMatchObject({
        code: 200,
      });
      await app.deps.jobs.runDue();
      expect(await productOf('pine-box')).toMatchObject({ merchant: desk.otherMerchantId, cents: 900 });
    });
  });

  test('its lines are forgotten after 30 days: how many there were stays, and one that nobody applied is discarded', async () => {
    const applied = await checked(await shirt('stock', '41'));
    await apply(applied);
    const waiting = await checked(await shirt('stock', '42', 'nothing-here,,7\n'));
    const lines = (id: number) =>
      row(sql<{ count: number }>`select count(*)::int as count from import_row where import_id = ${id}`);
    const daysLater = (days: number) => new Date(app.deps.clock.now().getTime() + days * 86_400_000);
    await forgetOld(app.deps.config.retention, daysLater(29));
    expect([await lines(applied), await lines(waiting)]).toEqual([{ count: 1 }, { count: 2 }]);
    expect(await read(waiting)).toMatchObject({ state: 'checked', isForgotten: false });
    await forgetOld(app.deps.config.retention, daysLater(31), 1);
    expect([await lines(applied), await lines(waiting)]).toEqual([{ count: 0 }, { count: 0 }]);
    const gone = { isForgotten: true, rows: [] };
    expect(await read(applied)).toMatchObject({ ...gone, state: 'done', lines: 1, applied: 1 });
    expect(await read(waiting)).toMatchObject({ ...gone, state: 'cancelled', lines: 2, changed: 1, bad: 1 });
    expect(await desk.ask('importApply', { ...own(), params: { id: waiting } })).toMatchObject({ code: 409 });
  });
});
