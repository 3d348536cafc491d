import { expect, test } from '@playwright/test';
import { startPostgres, type RunningPostgres } from '@souk/run/postgres';
import { openLoad } from '../production/load';
import { openDatabaseSwitch } from './haproxy';
import { binOf, needs } from './programs';
import { figure, openWholeFleet, type WholeFleet } from './whole-fleet';

needs();

let primary: RunningPostgres;
let standby: RunningPostgres;
let between: Awaited<ReturnType<typeof openDatabaseSwitch>>;
let fleet: WholeFleet;
test.beforeAll(async () => {
  primary = await startPostgres(binOf('postgres'));
  standby = await primary.startStandby();
  between = await openDatabaseSwitch([portOf(primary), portOf(standby)]);
  const databaseUrl = `postgres://postgres@127.0.0.1:${between.port}/postgres`;
  fleet = await openWholeFleet({ postgres: primary, databaseUrl });
});
test.afterAll(async () => {
  await fleet?.close();
  between?.close();
  await standby?.stop();
});

const portOf = ({ url }: RunningPostgres) => Number(new URL(url).port);

test('the primary dies under load and the standby is promoted: five seconds of errors at most, and no order is lost', async () => {
  const bought = [await fleet.buy(), await fleet.buy()];
  const load = openLoad(fleet, fleet.everything);
  await load.answered(200);
  bought.push(await fleet.buy());
  const begun = performance.now();
  await primary.kill();
  await standby.promote();
  const promotedMs = Math.round(performance.now() - begun);
  const goesOn = async () => (await fleet.buy(fleet.visitor('203.0.113.30'))).paidStatus;
  await expect.poll(() => goesOn().catch(() => 0), { timeout: 60_000, intervals: [200] }).toBe(200);
  await load.answered(200);
  const { asked, failures, failedForMs } = await load.stop();
  figure(
    `errors for ${failedForMs} ms, of which PostgreSQL took ${promotedMs} to promote: ${failures.length} of ${asked} requests`,
  );
  const numbers = bought.map(({ orderNo }) => `'${orderNo}'`).join(',');
  const found = await fleet.query<{ order_no: string; paid: boolean }>(
    `select order_no, paid_at is not null as paid from purchase where order_no in (${numbers})`,
    standby.url,
  );
  expect(found.filter(({ paid }) => paid)).toHaveLength(bought.length);
  expect(failedForMs, failures.slice(-20).join('\n')).toBeLessThanOrEqual(5000);
});
