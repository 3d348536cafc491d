import { sql } from 'kysely';
import { giveDesk } from '../testing/desk';
import { describeOnPostgres } from '../testing/on-postgres';
import { createShop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';
import { row, run } from './tx';

/** Work that no call starts, by its name in the queue. */
const scheduled = [
  'books.check',
  'identity.tidy',
  'ledger.complete',
  'orders.complete',
  'orders.sold',
  'pages.forgetChanges',
  'payments.disputes',
  'retention.forget',
  'search.words',
  'uploads.objects',
];

describeOnPostgres('an account of the database that may change rows and no table', (start) => {
  let server: Awaited<ReturnType<typeof start>>;
  let app: TestApp;
  beforeAll(async () => {
    server = await start();
    Object.assign(process.env, { TEST_DATABASE_URL: server.url, TEST_DATABASE_ROLE: 'shop' });
    app = await createTestApp();
  });
  afterAll(async () => {
    await app?.close();
    delete process.env.TEST_DATABASE_URL;
    delete process.env.TEST_DATABASE_ROLE;
    await server?.stop();
  });

  test('is refused to change one', async () => {
    expect(await row(sql`select current_user as name`)).toEqual({ name: 'shop' });
    await expect(run(sql`create table mine(n int)`)).rejects.toThrow('permission denied for schema public');
    await expect(run(sql`alter table product drop column slug`)).rejects.toThrow('must be owner of table product');
    await expect(run(sql`truncate purchase`)).rejects.toThrow('permission denied for table purchase');
  });

  test('serves the store: a purchase, its parcel at the desk, and all work that comes by itself', async () => {
    const tote = await variantOf('canvas-tote');
    const { orderNo } = await createShop(app).bought({ user: 'ada' }, [{ variantId: tote.id, num: 1 }]);
    await app.deps.jobs.runDue();
    const desk = await giveDesk(app);
    const parcel = { carrier: 'UPS', number: '1Z' };
    const shipped = await desk.ask('ship', { user: 'orders', params: { no: `${orderNo}-1` }, body: parcel });
    expect(shipped).toMatchObject({ code: 200 });
    for (const name of scheduled) await app.deps.jobs.send(name, {});
    await app.deps.jobs.runDue();
    expect(await row(sql`select count(*)::int as failed from pgboss.job where state in ('failed', 'retry')`)).toEqual({
      failed: 0,
    });
  });
});
