import type { DeskOrder, DeskProduct, DeskProductRow } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { readCsv } from '../imports/read-csv';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
});
afterAll(() => shop.close());

const owner = () => ({ user: 'owner', mer: desk.merchantId });
const read = async (who: object = owner()) => (await desk.ask<DeskProduct>('product', who)).data;
const give = async (codes: Record<number, string>, who: object = owner()) => {
  const { version } = await read(who);
  const variants = Object.entries(codes).map(([id, skuCode]) => ({ id: Number(id), skuCode }));
  return desk.ask('variantsSale', { ...who, body: { version, variants } });
};
const idsOf = async (q: string) =>
  (await desk.ask<{ list: DeskProductRow[] }>('products', { ...owner(), params: {}, query: { q } })).data.list.map(
    ({ id }) => id,
  );
/** Another product of a merchant, with its first variant. */
const otherOf = async (merchantId: number) => {
  const found = await row(sql<{ id: number; variant: number }>`
    select p.id, v.id as variant from product p join variant v on v.product_id = p.id
    where p.merchant_id = ${merchantId} and p.id <> ${desk.productId} order by p.id, v.id limit 1`);
  return { id: found?.id ?? 0, variant: found?.variant ?? 0 };
};

describe('[DESK-58] a merchant’s own code of a variant', () => {
  test('stands on the product, finds it by its beginning, and stands beside what was ordered', async () => {
    const { items } = await read();
    const wasOnSale = items.map(({ onSale }) => onSale);
    expect((await give({ [desk.variantId]: 'TEA-001' })).code).toBe(200);
    const after = await read();
    expect(after.items.find(({ id }) => id === desk.variantId)?.skuCode).toBe('TEA-001');
    expect(after.items.map(({ onSale }) => onSale)).toEqual(wasOnSale);
    expect([await idsOf('tea-0'), await idsOf('EA-001')]).toEqual([[desk.productId], []]);
    const found = await desk.ask('find', { user: 'catalogue', query: { q: 'tea-001' } });
    expect(JSON.stringify(found.data)).toContain(after.uniqueKey);
    const line = await row(sql<{ id: number }>`
      update order_item set variant_id = ${desk.variantId} where order_no = ${desk.orderNo} returning id`);
    const order = (await desk.ask<DeskOrder>('order', owner())).data;
    expect(order.lines.find(({ id }) => id === line?.id)?.skuCode).toBe('TEA-001');
  });

  test('is nobody else’s of that merchant, whichever letters are small; another merchant may have the same', async () => {
    const other = await otherOf(desk.merchantId);
    const of = { ...owner(), params: { id: other.id } };
    const { nameEn } = await read();
    expect(await give({ [other.variant]: 'tea-001' }, of)).toMatchObject({
      code: 409,
      message: `${nameEn} has the SKU TEA-001 already`,
    });
    expect((await read(of)).items.find(({ id }) => id === other.variant)?.skuCode).toBe('');
    const foreign = await otherOf(desk.otherMerchantId);
    const theirs = { user: 'other-owner', mer: desk.otherMerchantId, params: { id: foreign.id } };
    expect((await give({ [foreign.variant]: 'TEA-001' }, theirs)).code).toBe(200);
    expect(await idsOf('TEA-001')).toEqual([desk.productId]);
  });

  test('two variants of a product change theirs at once', async () => {
    const [one, two] = (await read()).items;
    await give({ [one?.id ?? 0]: 'A', [two?.id ?? 0]: 'B' });
    expect((await give({ [one?.id ?? 0]: 'B', [two?.id ?? 0]: 'A' })).code).toBe(200);
    expect((await give({ [one?.id ?? 0]: 'A' })).code).toBe(409);
    expect((await give({ [one?.id ?? 0]: '', [two?.id ?? 0]: '' })).code).toBe(200);
  });

  test('[DESK-14] is written to a file and changed by one; a new product has it from its file', async () => {
    const { uniqueKey, items } = await read();
    const { sku } = items[0] ?? { sku: '' };
    const bring = async (csv: string) => {
      const { data } = await desk.ask('importCheck', { ...owner(), params: {}, body: { name: 'codes.csv', csv } });
      await desk.ask('importApply', { ...owner(), params: { id: data.id } });
      await shop.deps.jobs.runDue();
      return (await desk.ask('import', { ...owner(), params: { id: data.id } })).data;
    };
    const category = (await row(sql<{ slug: string }>`select slug from category order by id limit 1`))?.slug ?? '';
    expect(await bring(`product,variant,sku\n${uniqueKey},"${sku}",FILE-1\n`)).toMatchObject({
      applied: 1,
      refused: 0,
    });
    const made = `product,variant,sku,name_en,name_fr,category,price,stock\ncoded-jug,,FILE-2,Coded jug,Cruche,${category},12,3\n`;
    expect(await bring(made)).toMatchObject({ applied: 1 });
    expect(await bring(made.replace('coded-jug', 'coded-mug'))).toMatchObject({ refused: 1 });
    const { csv } = (await desk.ask('productsExport', { ...owner(), params: {}, query: { tab: 'all' } })).data;
    const lines = await readCsv(csv, 10_000);
    expect(lines.find(({ cells }) => cells.product === uniqueKey && cells.variant === sku)?.cells.sku).toBe('FILE-1');
    expect(lines.find(({ cells }) => cells.name_en === 'Coded jug')?.cells.sku).toBe('FILE-2');
  });
});
