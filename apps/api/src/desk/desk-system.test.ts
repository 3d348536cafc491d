import { sql } from 'kysely';
import { row } from '../database/tx';
import { type Desk, giveDesk } from '../testing/desk';
import { createShop, type Shop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let shop: Shop;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  desk = await giveDesk(app);
});
afterAll(() => app.close());

const system = async (user = 'admin') => (await desk.ask('system', { user })).data;
const stateOf = async (id: string) =>
  (await row(sql<{ state: string }>`select state::text as state from pgboss.job where id = ${id}::uuid`))?.state;

/** A piece of work that was given up after its last try. */
const givenUp = async () => {
  await app.deps.jobs.send('reviews.moderate', { id: desk.reviewId, text: 'not for the desk' });
  const made = await row(sql<{ id: string }>`
    update pgboss.job set state = 'failed', completed_on = now(), retry_count = 8, output = '{"message":"The database was away"}'
    where name = 'reviews.moderate' and state = 'created' returning id`);
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
});
