import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { keepBooks } from '../../bookkeeping/bookkeeping.plugin';
import { row, rows, run } from '../../database/tx';
import { createTaxProvider } from '../../tax/create-tax-provider';
import { type Desk, giveDesk } from '../../testing/desk';
import { createShop, goodAddress, type Shop, variantOf } from '../../testing/shop';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let shop: Shop;
let desk: Desk;
const user = 'payer';
const details = { legalName: 'Ann & Co Ltd', legalAddress: '1 High Street\nLondon', taxNumber: 'GB123456789' };
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  desk = await giveDesk(app);
  await keepBooks(app.deps);
});
afterAll(() => app.close());
beforeEach(() => run(sql`update merchant set tax_number = 'GB123456789' where id = ${desk.merchantId}`));
afterEach(() => run(sql`update product set tax_category = 'standard' where merchant_id = ${desk.merchantId}`));

const bought = async (num = 1, more: object = {}) => {
  const { id } = await variantOf('linen-shirt');
  return `${(await shop.bought({ user }, [{ variantId: id, num }], more)).orderNo}-1`;
};
const to = (country: string) => ({ address: { ...goodAddress, country, postCode: '10115' } });
const cancelled = async (orderNo: string) => {
  await desk.ask('cancel', { user: 'admin', params: { no: orderNo }, body: { reason: 'Lost' } });
  await app.deps.jobs.runDue();
};
const giveBack = async (orderNo: string, num = 1, line = 0) => {
  const items = await rows(sql<{ id: number }>`select id from order_item where order_no = ${orderNo} order by id`);
  const body = { items: [{ id: items[line]?.id, num }], reason: 'Broken' };
  expect((await desk.ask('orderRefund', { user: 'finance', params: { no: orderNo }, body })).code).toBe(200);
  await app.deps.jobs.runDue();
};
/** An order of two products of one merchant, at the standard rate and at the reduced one. */
const boughtAtTwoRates = async () => {
  const first = await variantOf('linen-shirt');
  const other = await row(sql<{ id: number; productId: number }>`
    select v.id, p.id as "productId" from variant v join product p on p.id = v.product_id
    where p.merchant_id = ${desk.merchantId} and p.slug <> 'linen-shirt' and p.on_shelf and v.on_sale and v.stock > 1 order by v.id limit 1`);
  await run(sql`update product set tax_category = 'reduced' where id = ${other?.productId}`);
  const lines = [first.id, other?.id ?? 0].map((variantId) => ({ variantId, num: 1 }));
  return `${(await shop.bought({ user }, lines, to('ES'))).orderNo}-1`;
};
const ownStatement = async () => {
  await keepBooks(app.deps);
  const as = { user: 'owner', mer: desk.merchantId };
  const { data: list } = await desk.ask('statements', { ...as, query: { tab: 'open' } });
  const now = app.deps.clock.now().toISOString().slice(0, 7);
  const id: number = list.list.find(({ period }: { period: string }) => period === now).id;
  return { as, id, data: (await desk.ask('statement', { ...as, params: { id }, query: { limit: '100' } })).data };
};
const lineOf = (orderNo: string) =>
  row(sql<{ bp: number | null; country: string; category: string; cents: number; pay: number }>`
    select tax_bp as bp, tax_country as country, tax_category as category, tax_cents as cents, pay_cents as pay
    from order_item where order_no = ${orderNo}`);
const inLedger = async (orderNo: string) =>
  (
    await rows(sql<{ tax: number }>`
      select tax_cents as tax from ledger_entry where order_no = ${orderNo} order by at, kind desc`)
  ).map(({ tax }) => tax);
const share = (paid: number, rate: number) => Math.round((paid * rate) / (1 + rate));

describe('[DESK-35] tax of what is sold', () => {
  test('an order stores the rate of the country it goes to, its class and the share, shipping included', async () => {
    const [home, away] = [await bought(), await bought(1, to('DE'))];
    const line = await lineOf(home);
    expect(line).toMatchObject({ bp: 2000, country: 'GB', category: 'standard', cents: share(line?.pay ?? 0, 0.2) });
    expect(await lineOf(away)).toMatchObject({ bp: 1900, country: 'DE' });
    expect(await inLedger(home)).toEqual([line?.cents]);
  });

  test('the shopper pays what they paid without it', async () => {
    const taxed = await lineOf(await bought());
    await run(sql`update merchant set tax_number = '' where id = ${desk.merchantId}`);
    const plain = await lineOf(await bought());
    expect(taxed?.pay).toBe(plain?.pay);
    expect(plain).toMatchObject({ bp: null, cents: 0 });
  });

  test.each([
    ['reduced', 500],
    ['zero', 0],
  ])('a product of the class %s has that rate', async (category, bp) => {
    await run(sql`update product set tax_category = ${category} where id = ${desk.productId}`);
    expect(await lineOf(await bought())).toMatchObject({ bp, category });
  });

  test('where the table has no rate, none is stored, which is not 0 %', async () => {
    expect(
      await lineOf(await bought(1, { address: { ...goodAddress, country: 'NZ', postCode: '6011' } })),
    ).toMatchObject({
      bp: null,
      country: 'NZ',
    });
  });

  test('where nobody works tax out, no order has any', async () => {
    const { taxOf } = app.deps.taxes;
    app.deps.taxes.taxOf = createTaxProvider({ taxProvider: 'none' }, async () => []).taxOf;
    const line = await lineOf(await bought());
    app.deps.taxes.taxOf = taxOf;
    expect(line).toMatchObject({ bp: null, cents: 0 });
  });

  test('what was sold stays as it was when class and tax number change later', async () => {
    const orderNo = await bought();
    const before = await lineOf(orderNo);
    await run(sql`update product set tax_category = 'zero' where id = ${desk.productId}`);
    await run(sql`update merchant set tax_number = 'GB999' where id = ${desk.merchantId}`);
    const { data } = await desk.ask('order', { user: 'owner', mer: desk.merchantId, params: { no: orderNo } });
    expect(await lineOf(orderNo)).toEqual(before);
    expect(data).toMatchObject({
      taxCents: before?.cents,
      taxBackCents: 0,
      seller: { taxNumber: 'GB123456789' },
      lines: [{ tax: { category: 'standard', country: 'GB', basisPoints: 2000, cents: before?.cents } }],
    });
  });
});

describe('[DESK-35] tax of what comes back', () => {
  test('a cancelled order leaves none, shipping included', async () => {
    const orderNo = await bought(2);
    await cancelled(orderNo);
    const [sold, back] = await inLedger(orderNo);
    expect(sold).toBeGreaterThan(0);
    expect(back).toBe(-(sold ?? 0));
    const { data } = await desk.ask('order', { user: 'finance', params: { no: orderNo } });
    expect(data.taxBackCents).toBe(data.taxCents);
  });

  test('pieces take theirs back one by one, and the last takes the rest', async () => {
    const orderNo = await bought(3);
    for (let piece = 0; piece < 3; piece++) await giveBack(orderNo);
    const [sold = 0, ...back] = await inLedger(orderNo);
    expect(back).toHaveLength(3);
    for (const cents of back) expect(cents).toBeLessThan(0);
    expect(back.reduce((sum, cents) => sum + cents, sold)).toBe(0);
  });

  test('the postage takes the tax of every line back with the last refund, at the rate of each', async () => {
    const { data: before } = await ownStatement();
    const orderNo = await boughtAtTwoRates();
    const sold = await rows(sql<{ bp: number; pay: number; cents: number; postage: number }>`
      select tax_bp as bp, pay_cents as pay, tax_cents as cents, freight_cents as postage from order_item
      where order_no = ${orderNo} order by id`);
    expect(new Set(sold.map(({ bp }) => bp)).size).toBe(2);
    const withPostage = sold.findIndex(({ postage }) => postage > 0);
    expect(withPostage).not.toBe(-1);
    await giveBack(orderNo, 1, withPostage);
    await giveBack(orderNo, 1, 1 - withPostage);
    const [paid = 0, ...back] = await inLedger(orderNo);
    expect(back.reduce((sum, cents) => sum + cents, paid)).toBe(0);
    const { data: order } = await desk.ask('order', { user: 'finance', params: { no: orderNo } });
    expect(order.taxBackCents).toBe(order.taxCents);

    const { data: after } = await ownStatement();
    type Rate = { country: string; basisPoints: number; backCents: number; taxBackCents: number };
    const backAt = (taxes: Rate[], bp: number) =>
      taxes.find(({ country, basisPoints }) => country === 'ES' && basisPoints === bp) ?? {
        backCents: 0,
        taxBackCents: 0,
      };
    for (const { bp, pay, cents } of sold) {
      expect(backAt(after.taxes, bp).backCents - backAt(before.taxes, bp).backCents).toBe(pay);
      expect(backAt(after.taxes, bp).taxBackCents - backAt(before.taxes, bp).taxBackCents).toBe(cents);
    }
  });

  test('an order that none was worked out for takes none back, with a number since then or not', async () => {
    await run(sql`update merchant set tax_number = '' where id = ${desk.merchantId}`);
    const orderNo = await bought();
    await run(sql`update merchant set tax_number = 'GB123456789' where id = ${desk.merchantId}`);
    await cancelled(orderNo);
    expect((await inLedger(orderNo))[1]).toBe(0);
    const { data } = await desk.ask('order', { user: 'finance', params: { no: orderNo } });
    expect(data.lines[0].tax).toBeNull();
  });
});

describe('[DESK-35] tax on a statement', () => {
  test('by country and rate, as its lines and its file have it', async () => {
    const kept = await bought(2, to('FR'));
    await giveBack(await bought(2, to('FR')), 1);
    const { as, id, data } = await ownStatement();
    const french = data.taxes.find(({ country }: { country: string }) => country === 'FR');
    const paid = (await lineOf(kept))?.pay ?? 0;
    expect(french).toMatchObject({ basisPoints: 2000, paidCents: 2 * paid, taxCents: 2 * share(paid, 0.2) });
    expect(french.taxBackCents).toBeGreaterThan(0);
    type Sum = { taxCents: number; taxBackCents: number };
    const byRate = data.taxes.reduce((sum: number, one: Sum) => sum + one.taxCents - one.taxBackCents, 0);
    const byLine = data.lines.list.reduce((sum: number, one: Sum) => sum + one.taxCents, 0);
    expect(byRate).toBe(byLine);
    const { data: file } = await desk.ask('statementFile', { ...as, params: { id } });
    const cells = parse(file.csv, { columns: true, bom: true }) as { included_tax: string }[];
    expect(cells.reduce((sum, one) => sum + Math.round(Number(one.included_tax) * 100), 0)).toBe(byLine);
  });
});

describe('[DESK-35] who sells', () => {
  const as = () => ({ user: 'owner', mer: desk.merchantId, params: { id: desk.merchantId } });

  test('a merchant writes name, address and tax number; what two people write at once is told, and the log has it', async () => {
    const { data: seen } = await desk.ask('seller', as());
    const saved = await desk.ask('sellerSave', { ...as(), body: { ...details, version: seen.version } });
    expect(saved.code).toBe(200);
    expect((await desk.ask('sellerSave', { ...as(), body: { ...details, version: seen.version } })).code).toBe(409);
    expect((await desk.ask('seller', as())).data).toMatchObject({ ...details, version: saved.data.version });
    const log = await desk.ask('audit', { user: 'finance', query: { subject: 'seller' } });
    expect(log.data.list[0]).toMatchObject({ after: details });
  });

  test('finance reads and writes it for every merchant', async () => {
    const params = { id: desk.otherMerchantId };
    const { data: seen } = await desk.ask('seller', { user: 'finance', params });
    const body = { ...details, version: seen.version };
    expect((await desk.ask('sellerSave', { user: 'finance', params, body })).code).toBe(200);
  });

  test('the rates that hold are shown with their first day', async () => {
    const { data } = await desk.ask('taxRates', { user: 'auditor' });
    expect(data).toMatchObject({ provider: 'table', today: app.deps.clock.now().toISOString().slice(0, 10) });
    expect(data.rates).toContainEqual({
      country: 'FI',
      since: '2026-01-01',
      standard: 2550,
      reduced: 1350,
      low: 1000,
      isOwn: false,
    });
  });

  test('a product’s class is chosen with its words, and stays where nobody names one', async () => {
    const { data } = await desk.ask('product', { user: 'catalogue', params: { id: desk.productId } });
    const save = (version: number, more: object) => {
      const { nameEn, nameFr, descriptionEn, descriptionFr, categoryId, images } = data;
      const body = { nameEn, nameFr, descriptionEn, descriptionFr, categoryId, images, version, ...more };
      return desk.ask('productSave', { user: 'catalogue', params: { id: desk.productId }, body });
    };
    const { data: saved } = await save(data.version, { taxCategory: 'low' });
    await save(saved.version, {});
    const { data: after } = await desk.ask('product', { user: 'catalogue', params: { id: desk.productId } });
    expect([data.taxCategory, after.taxCategory]).toEqual(['standard', 'low']);
  });
});
