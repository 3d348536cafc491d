import { sql } from 'kysely';
import { row, rows } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
});
afterAll(() => app.close());

const own = () => ({ user: 'owner', mer: desk.merchantId });
const checkFile = (lines: readonly string[]) =>
  desk.ask('importCheck', { ...own(), body: { name: 'long.csv', csv: lines.join('\n') } });
const newLines = (count: number) => [
  'product,variant,name_en,name_fr,category,price,stock',
  ...Array.from({ length: count }, (_one, at) => `long-tray-${at},,Tray ${at},Plateau ${at},kitchen,9,1`),
];

/** Looks at the shop's list and a list of the desk again and again while something goes on. @returns how often both answered before it ended */
const answeredBeside = async (work: Promise<unknown>) => {
  let isOver = false;
  const ended = work.finally(() => (isOver = true));
  let answered = 0;
  while (!isOver) {
    const [list, orders] = [
      await app.call('productList', { query: { page: 1, limit: 20 } }),
      await desk.ask('orders', own()),
    ];
    expect([list.code, orders.code]).toEqual([200, 200]);
    if (!isOver) answered += 1;
    await new Promise(setImmediate);
  }
  await ended;
  return answered;
};

describe('[DESK-14] a long file of products', () => {
  test('is checked and applied while other calls are answered', async () => {
    expect(await answeredBeside(checkFile(newLines(600)))).toBeGreaterThan(3);
    const { id } = (await checkFile(newLines(30))).data as { id: number };
    await desk.ask('importApply', { ...own(), params: { id } });
    expect(await answeredBeside(app.deps.jobs.runDue())).toBeGreaterThan(3);
    const run = await row(sql<{ state: string; made: number }>`
      select state, (select count(*)::int from import_row where import_id = ${id} and state = 'applied') as made
      from import_run where id = ${id}`);
    expect(run).toEqual({ state: 'done', made: 30 });
  });

  test('that was cut off while it was checked is shown to nobody, and is gone after a day', async () => {
    const cutOff = await row(sql<{ id: number }>`
      insert into import_run(store_id, merchant_id, file_name, state, actor, actor_name, locale, created_at)
      values (1, ${desk.merchantId}, 'cut.csv', 'checking', 'owner', 'owner', 'en', ${app.deps.clock.now()}) returning id`);
    const id = cutOff?.id ?? 0;
    expect((await desk.ask('imports', own())).data).not.toContainEqual(expect.objectContaining({ id }));
    expect(await desk.ask('import', { ...own(), params: { id } })).toMatchObject({ code: 404 });
    expect(await desk.ask('importApply', { ...own(), params: { id } })).toMatchObject({ code: 404 });
    await checkFile(newLines(1));
    const there = () => rows(sql`select id from import_run where id = ${id}`);
    expect(await there()).toHaveLength(1);
    await app.deps.clock.advance(86_400_001);
    await checkFile(newLines(1));
    expect(await there()).toEqual([]);
  });
});
