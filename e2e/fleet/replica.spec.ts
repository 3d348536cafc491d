import { expect, test } from '@playwright/test';
import { startPostgres, type RunningPostgres } from '@souk/run/postgres';
import { openLoad } from '../production/load';
import { binOf, needs } from './programs';
import { figure, openWholeFleet, type WholeFleet } from './whole-fleet';

needs();
test.describe.configure({ mode: 'serial' });

let standby: RunningPostgres;
let fleet: WholeFleet;
test.beforeAll(async () => {
  const postgres = await startPostgres(binOf('postgres'));
  standby = await postgres.startStandby({ isWaitedFor: false });
  fleet = await openWholeFleet({ postgres, more: { DATABASE_REPLICA_URL: standby.url } });
});
test.afterAll(async () => {
  await fleet?.close();
  await standby?.stop();
});

const stateAt = async (apiOrigin: string) =>
  ((await (await fetch(`${apiOrigin}/readyz`)).json()) as { replica: string }).replica;
const states = async () => new Set(await Promise.all(fleet.pairs.map(({ apiOrigin }) => stateAt(apiOrigin))));

/** Rows that each server has read out of the table of products since it started. */
const readFrom = async (url: string) => {
  const [found] = await fleet.query<{ read: string }>(
    `select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as read from pg_stat_user_tables where relname = 'product'`,
    url,
  );
  return Number(found?.read);
};
const list = () => fleet.visitor('203.0.113.90').must('/api/front/index/product/list?page=1&limit=20');

test('lists and products are read from the standby; a change is shown within three seconds', async () => {
  await expect.poll(states, { timeout: 60_000 }).toEqual(new Set(['used']));
  const before = await readFrom(standby.url);
  for (let n = 0; n < 10; n += 1) await list();
  await expect.poll(() => readFrom(standby.url), { timeout: 30_000 }).toBeGreaterThan(before);
  const { productId } = fleet.goods;
  await fleet.query(`update product set name_en = 'Quite another name' where id = ${productId}`);
  const begun = performance.now();
  const visitor = fleet.visitor('203.0.113.91');
  const slug = fleet.goods.page.split('/').at(-1);
  await expect
    .poll(async () => JSON.stringify(await visitor.must(`/api/front/product/detail/-/${slug}`)), {
      intervals: [20],
      timeout: 3_000,
    })
    .toContain('Quite another name');
  figure(`a change was shown ${Math.round(performance.now() - begun)} ms after its commit`);
});

test('the standby falls behind, then dies, under load: the primary answers, and no request fails', async () => {
  const load = openLoad(fleet, [...fleet.everything, '/api/front/index/product/list?page=2&limit=20']);
  await load.answered(100);
  await fleet.query('select pg_wal_replay_pause()', standby.url);
  const busy = setInterval(
    () => void fleet.query(`update variant set stock = stock where id = ${fleet.goods.variantId}`),
    200,
  );
  await expect.poll(states, { timeout: 30_000 }).toEqual(new Set(['behind']));
  await fleet.query('select pg_wal_replay_resume()', standby.url);
  await expect.poll(states, { timeout: 30_000 }).toEqual(new Set(['used']));
  clearInterval(busy);
  await standby.kill();
  await load.answered(200);
  // each api finds out by its own reads: the calls above may all have gone to the other
  await expect.poll(states, { timeout: 30_000 }).toEqual(new Set(['not reached']));
  await standby.resume();
  await expect.poll(states, { timeout: 30_000 }).toEqual(new Set(['used']));
  await load.answered(50);
  const { asked, failures } = await load.stop();
  figure(`${failures.length} of ${asked} requests failed`);
  expect(failures).toEqual([]);
});
