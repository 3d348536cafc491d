import { sql } from 'kysely';
import { row, run } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { plansWhenGrown } from '../../testing/grown-tables';
import { type PlanNode, statementsDuring } from '../../testing/recorded-statements';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
});
afterAll(() => app.close());

/** Where a plan reads rows of a table. Another table may have none, and is then planned as an empty one. */
const scansOf = (table: string, node: PlanNode): PlanNode[] => [
  ...(node['Relation Name'] === table ? [node] : []),
  ...(node.Plans ?? []).flatMap((child) => scansOf(table, child)),
];

const own = () => ({ user: 'owner', mer: desk.merchantId });

describe('[DESK-14] a file of products', () => {
  const csv = 'product,variant,price\nA-KEY,,9\nan-address,,9';

  test('finds its products by their names, not by reading every product of the store', async () => {
    const asked = await statementsDuring(() => desk.ask('importCheck', { ...own(), body: { name: 'names.csv', csv } }));
    const byName = asked.filter(
      ({ text, values }) => /\bproduct\b/.test(text) && JSON.stringify(values).includes('A-KEY'),
    );
    expect(byName.length).toBeGreaterThan(1);
    const reading = byName.filter(({ text }) => /^\s*select/.test(text));
    const scans = (await plansWhenGrown(reading)).flatMap(({ plan }) => scansOf('product', plan));
    const indexes = scans.map((scan) => scan['Index Name']);
    expect(indexes).toEqual(expect.arrayContaining(['product_store_id_unique_key_key', 'product_slug']));
    expect(JSON.stringify(scans.map((scan) => scan.Filter ?? ''))).not.toMatch(/\b(unique_key|slug)\b/);
  });

  test('is looked at again and again while it is applied, without working out anew what its lines change', async () => {
    const product = await row<{ key: string; sku: string }>(sql`
      select p.unique_key as key, v.sku from product p join variant v on v.product_id = p.id
      where p.merchant_id = ${desk.merchantId} order by v.id limit 1`);
    const line = `${product?.key},"${product?.sku}",7`;
    const file = { name: 'looked-at.csv', csv: `product,variant,stock\n${line}` };
    const { id } = (await desk.ask('importCheck', { ...own(), body: file })).data as { id: number };
    const look = () =>
      statementsDuring(async () => {
        const { data } = await desk.ask('import', { ...own(), params: { id }, query: { show: 'changed' } });
        expect(data).toMatchObject({ changed: 1 });
      });
    const counts = (asked: { text: string }[]) =>
      asked.filter(({ text }) => text.includes('count(price_moved_percent)'));
    expect(counts(await look())).toHaveLength(1);
    expect(await desk.ask('importApply', { ...own(), params: { id } })).toMatchObject({ code: 200 });
    const asked = await look();
    expect(counts(asked)).toEqual([]);
    expect(asked.filter(({ text }) => /change #>>|jsonb_each|count\(\*\)/.test(text))).toEqual([]);
  });

  test('keeps its counts, whatever becomes of its lines', async () => {
    const made = await row(sql<{ id: number }>`
      insert into import_run(store_id, file_name, state, actor, actor_name, locale, created_at)
      values (1, 'counted.csv', 'checked', 'owner', 'owner', 'en', ${app.deps.clock.now()}) returning id`);
    const id = made?.id ?? 0;
    const addLine = (line: number, productId: number | null, state: string) =>
      run(
        sql`insert into import_row(import_id, line, product_id, cells, state) values (${id}, ${line}, ${productId}, '{}', ${state})`,
      );
    const counts = () =>
      row(sql`select lines, fresh, changed, same, bad, applied, refused from import_run where id = ${id}`);
    const none = { lines: 0, fresh: 0, changed: 0, same: 0, bad: 0, applied: 0, refused: 0 };
    expect(await counts()).toEqual(none);

    const product = await row(sql<{ id: number }>`select min(id) as id from product`);
    for (const [line, state] of ['new', 'changed', 'changed', 'same', 'bad'].entries())
      await addLine(line, product?.id ?? null, state);
    expect(await counts()).toEqual({ ...none, lines: 5, fresh: 1, changed: 2, same: 1, bad: 1 });
    await run(sql`update import_row set state = 'applied' where import_id = ${id} and state = 'changed'`);
    await run(sql`update import_row set state = 'refused' where import_id = ${id} and state = 'new'`);
    expect(await counts()).toEqual({ ...none, lines: 5, same: 1, bad: 1, applied: 2, refused: 1 });
    await run(sql`delete from import_row where import_id = ${id} and line > 2`);
    expect(await counts()).toEqual({ ...none, lines: 3, applied: 2, refused: 1 });
    await run(sql`delete from import_run where id = ${id}`);
    expect(await row(sql`select 1 from import_row where import_id = ${id}`)).toBeUndefined();
  });
});
