import { expect, test } from '@playwright/test';
import { startPostgres, type RunningPostgres } from '@souk/run/postgres';
import { openLoad } from '../production/load';
import { binOf, needs } from './programs';
import { figure, openWholeFleet, type WholeFleet } from './whole-fleet';

needs();

let primary: RunningPostgres;
let restored: RunningPostgres | undefined;
let fleet: WholeFleet;
test.beforeAll(async () => {
  primary = await startPostgres(binOf('postgres'), { isArchived: true });
  fleet = await openWholeFleet({ postgres: primary });
});
test.afterAll(async () => {
  await fleet?.close();
  await restored?.stop();
});

const onSale = async (url: string) => {
  const [found] = await fleet.query<{ count: number }>('select count(*)::int from product where on_shelf', url);
  return found?.count ?? 0;
};

test('the primary is lost after a mistake: a base backup and the archived log give the store as it was before, with every purchase, and it sells on', async () => {
  const load = openLoad(fleet, fleet.everything);
  await load.answered(100);
  const backup = await primary.takeBaseBackup();
  const bought = await fleet.buy(); // what only the log has
  await load.answered(100);
  const { asked, failures } = await load.stop();
  expect(failures).toEqual([]);
  const before = await onSale(primary.url);
  const [clock] = await fleet.query<{ now: string }>('select clock_timestamp()::text as now');
  await fleet.query('update product set on_shelf = false');
  await primary.archiveLog();
  await primary.kill();

  const begun = performance.now();
  restored = await backup.restoreAt(clock?.now ?? '');
  const upMs = Math.round(performance.now() - begun);
  const pair = await fleet.openApart({ DATABASE_URL: restored.url, MIGRATE: 'check' });
  const visitor = fleet.visitor('203.0.113.24', pair);
  const headers = { 'x-order-token': bought.orderToken };
  const found = await visitor.must<{ state: string }>(`/api/front/pay/result/${bought.orderNo}`, { headers });
  expect(found.state).toBe('PAID');
  expect(await onSale(restored.url)).toBe(before);
  const after = await fleet.buy(visitor);
  expect((await after.result()).state).toBe('PAID');
  figure(
    `0 of ${asked} requests failed beside the backup; the database was back after ${upMs} ms, a purchase paid after ${Math.round(performance.now() - begun)} ms`,
  );
  await pair.stop();
});
