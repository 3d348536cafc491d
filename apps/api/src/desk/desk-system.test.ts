import { sql } from 'kysely';
import { migrationFiles } from '../database/migrate';
import { row, run } from '../database/tx';
import { rotateCookieKeys } from '../identity/local/cookie-keys';
import { noteKeys } from '../identity/local/key-ages';
import { type Desk, giveDesk } from '../testing/desk';
import { createShop, type Shop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let shop: Shop;
let desk: Desk;
beforeAll(async () => {
  // nobody listens there: text messages fail
  app = await createTestApp({ config: { sms: { url: 'http://127.0.0.1:1/', token: undefined } } });
  shop = createShop(app);
  desk = await giveDesk(app);
});
afterAll(() => app.close());

const system = async (user = 'admin') => (await desk.ask('system', { user })).data;
const stateOf = async (id: string) =>
  (await row(sql<{ state: string }>`select state::text as state from pgboss.job where id = ${id}::uuid`))?.state;

/** A piece of work that was given up after its last try. */
const givenUp = async (queue = 'reviews.moderate') => {
  await app.deps.jobs.send(queue, { id: desk.reviewId, text: 'not for the desk' });
  const made = await row(sql<{ id: string }>`
    update pgboss.job set state = 'failed', completed_on = now(), retry_count = 8, output = '{"message":"The database was away"}'
    where name = ${queue} and state = 'created' returning id`);
  return made?.id ?? '';
};

test('[DESK-26] real payments on an origin that shop and desks share are warned of', async () => {
  const { config } = app.deps;
  const own = { sandbox: config.sandbox, deskOrigin: config.deskOrigin, paypal: config.paypal, stripe: config.stripe };
  expect((await system()).warnings).toEqual([]);
  const stripe = { secretKey: 'sk_live_x', publishableKey: 'pk_live_x', webhookSecret: 'whsec_x', baseUrl: undefined };
  Object.assign(config, { sandbox: false, stripe });
  expect((await system()).warnings).toEqual(['sharedOrigin']);
  Object.assign(config, { deskOrigin: 'https://desk.example' });
  expect((await system()).warnings).toEqual([]);
  Object.assign(config, own);
});

describe('[DESK-13] what runs behind the shop', () => {
  test('work that was given up is listed with its reason and its number alone, and is done after a press', async () => {
    const id = await givenUp();
    const { dead, queues } = await system();
    expect(dead).toContainEqual(
      expect.objectContaining({
        id,
        queue: 'reviews.moderate',
        about: String(desk.reviewId),
        tries: 9,
        error: 'The database was away',
        canDrop: true,
      }),
    );
    expect(queues).toContainEqual(expect.objectContaining({ name: 'reviews.moderate', failed: 1 }));
    expect((await desk.ask('overview', { user: 'admin' })).data.deadJobs).toMatchObject({ count: 1 });
    const retry = (queue: string) => desk.ask('jobRetry', { user: 'admin', params: { id }, body: { queue } });
    expect(await retry('mail.deliver')).toMatchObject({ status: 404 });
    expect(await retry('reviews.moderate')).toMatchObject({ code: 200 });
    await app.deps.jobs.runDue();
    expect(await stateOf(id)).toBe('completed');
    expect(await retry('reviews.moderate')).toMatchObject({ status: 404 });
    expect((await system()).dead).toEqual([]);
  });

  test('work that was given up is dropped with a reason, which the log keeps; work that waits for a try is not', async () => {
    const id = await givenUp();
    const drop = (reason: string) =>
      desk.ask('jobDrop', { user: 'admin', params: { id }, body: { queue: 'reviews.moderate', reason } });
    expect(await drop(' ')).toMatchObject({ status: 400 });
    await desk.ask('jobRetry', { user: 'admin', params: { id }, body: { queue: 'reviews.moderate' } });
    expect(await drop('Looked at by hand')).toMatchObject({ status: 404 });
    expect(await stateOf(id)).toBe('retry');
    await run(sql`update pgboss.job set state = 'failed', completed_on = now() where id = ${id}::uuid`);
    expect(await drop('Looked at by hand')).toMatchObject({ code: 200 });
    expect(await stateOf(id)).toBeUndefined();
    const [entry] = (await desk.ask('audit', { user: 'admin', query: { subject: 'job' } })).data.list;
    expect(entry).toMatchObject({
      call: 'jobDrop',
      subjectId: id,
      reason: 'Looked at by hand',
      before: { queue: 'reviews.moderate', about: String(desk.reviewId) },
    });
    expect(await drop('Looked at by hand')).toMatchObject({ status: 404 });
  });

  test('work of money, sums and orders, and mails, stay until they are done', async () => {
    const kept = ['payment.close', 'payments.sweep', 'ledger.complete', 'books.check', 'sale.begin'];
    const others = ['category.products', 'category.merged', 'products.import', 'orders.complete', 'mail.deliver'];
    for (const queue of [...kept, ...others]) {
      const id = await givenUp(queue);
      const body = { queue, reason: 'No reason is enough' };
      const answer = await desk.ask('jobDrop', { user: 'admin', params: { id }, body });
      expect([queue, answer]).toMatchObject([queue, { status: 409, reason: 'JOB_NOT_DROPPABLE' }]);
      expect(await stateOf(id)).toBe('failed');
      await run(sql`delete from pgboss.job where id = ${id}::uuid`);
    }
  });

  test('what a sweep asks for again each hour may be dropped: an outage before this release left many of it', async () => {
    const id = await givenUp('order.expire');
    const body = { queue: 'order.expire', reason: 'The provider was out' };
    expect(await desk.ask('jobDrop', { user: 'admin', params: { id }, body })).toMatchObject({ code: 200 });
    expect(await stateOf(id)).toBeUndefined();
  });

  test('money that does not go out is tried at once by a press of finance', async () => {
    const { id } = await variantOf('canvas-tote');
    const made = await shop.bought({ user: 'patient' }, [{ variantId: id, num: 1 }]);
    await shop.sandbox.post('fault', { path: '/v1/refunds', method: 'POST', status: 400, times: 1 });
    await desk.ask('cancel', { user: 'orders', params: { no: `${made.orderNo}-1` } });
    await app.deps.jobs.runDue();
    const [stuck] = (await system('finance')).money;
    expect(stuck).toMatchObject({ isRefund: true, cents: expect.any(Number), tries: 1, error: expect.any(String) });
    expect(await desk.ask('moneyRetry', { user: 'finance', params: { no: stuck.no } })).toMatchObject({ code: 200 });
    await app.deps.jobs.runDue();
    expect((await system('finance')).money).toEqual([]);
    expect((await desk.ask('refund', { user: 'finance', params: { no: stuck.no } })).data.state).toBe('refunded');
  });

  test('a message that was given up is listed without its reader and sent again by a press; one with a code is not', async () => {
    const { mail, jobs } = app.deps;
    const to = { storeId: 1, channel: 'sms' as const, to: '+12025550143' };
    await mail.send({ ...to, text: 'Your parcel is here' });
    await mail.send({ ...to, text: 'Your code is 123456', code: '123456' });
    await jobs.runDue();
    expect(await system('auditor')).toMatchObject({ mails: [], mailsWaiting: 2 });
    await run(sql`
      update pgboss.job set state = 'failed', completed_on = now(), retry_count = 8 where name = 'text.deliver' and state = 'retry'`);
    const { mails, mailsWaiting, dead } = await system('auditor');
    expect([mailsWaiting, dead]).toEqual([0, []]);
    expect(mails).toHaveLength(2);
    expect(JSON.stringify(mails)).not.toMatch(/2025550143|123456|parcel/);
    const said = {
      channel: 'sms',
      subject: '',
      domain: '',
      tries: 9,
      error: 'Error: The SMS gateway was not reached: bad port',
    };
    expect(mails).toEqual(expect.arrayContaining([expect.objectContaining({ ...said, hasCode: true })]));
    const ids = mails.map(({ id }: { id: string }) => id);
    const retry = () => desk.ask('mailRetry', { user: 'admin', body: { ids } });
    expect(await retry()).toMatchObject({ code: 200, data: { count: 1 } });
    expect(await retry()).toMatchObject({ status: 404 });
    expect(await system()).toMatchObject({ mails: [{ hasCode: true }], mailsWaiting: 1 });
    const [entry] = (await desk.ask('audit', { user: 'admin', query: { subject: 'job' } })).data.list;
    expect(entry).toMatchObject({ call: 'mailRetry', subjectId: 'mail.deliver', after: { count: 1 } });
  });

  test('an operator reads which release answers, which migrations ran, and since when keys work', async () => {
    const files = migrationFiles();
    const newest = files.at(-1) ?? '';
    const { process: answering, migrations } = await system('auditor');
    expect(answering).toMatchObject({ version: 'test', node: process.version, databaseVersion: expect.any(String) });
    expect(migrations).toMatchObject({ done: files.length, waiting: [], newer: [] });
    await run(sql`update _migration set name = '9999_of_a_newer_release.sql' where name = ${newest}`);
    expect((await system()).migrations).toMatchObject({ waiting: [newest], newer: ['9999_of_a_newer_release.sql'] });
    await run(sql`update _migration set name = ${newest} where name = '9999_of_a_newer_release.sql'`);

    const aged = (since: string | null) => ['signing', 'cookies'].map((kind) => ({ kind, since, isExact: false }));
    expect((await system()).keys).toMatchObject({ ages: aged(null), unsealed: 0 });
    const begins = new Date('2026-01-01T00:00:00.000Z');
    await noteKeys(app.deps.config, begins);
    await noteKeys(app.deps.config, new Date());
    expect((await system()).keys.ages).toEqual(aged(begins.toISOString()));
    const rotated = await rotateCookieKeys(Date.now() - 3_600_000);
    expect((await system()).keys.ages).toContainEqual({ kind: 'cookies', since: rotated.toISOString(), isExact: true });
  });
});
