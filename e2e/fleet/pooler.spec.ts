import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startPostgres, type RunningPostgres } from '@souk/run/postgres';
import { runCommand } from '../production/fleet';
import { openLoad } from '../production/load';
import { pgbouncerVersion, startPgbouncer } from './pgbouncer';
import { binOf, needs } from './programs';
import { figure, openWholeFleet, type WholeFleet } from './whole-fleet';

needs('pgbouncer');

let postgres: RunningPostgres;
let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
let fleet: WholeFleet;
test.beforeAll(async () => {
  postgres = await startPostgres(binOf('postgres'));
  const dataDir = mkdtempSync(join(tmpdir(), 'souk-migrate-'));
  const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: postgres.url, DATA_DIR: dataDir };
  expect(await runCommand(env, ['migrate'])).toMatchObject({ code: 0 });
  rmSync(dataDir, { recursive: true, force: true });
  pooler = await startPgbouncer(Number(new URL(postgres.url).port));
  fleet = await openWholeFleet({ postgres, databaseUrl: pooler.url, more: { MIGRATE: 'check' } });
});
test.afterAll(async () => {
  await fleet?.close();
  await pooler?.stop();
});

const connections = async () => {
  const [found] = await fleet.query<{ count: string }>(
    `select count(*) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return Number(found?.count);
};

test('PgBouncer stands between: two pairs and a worker browse, buy and pay on few connections', async () => {
  const load = openLoad(fleet, fleet.everything, 12);
  await load.answered(200);
  const bought = await Promise.all(
    Array.from({ length: 6 }, (_, n) => fleet.buy(fleet.visitor(`203.0.113.${100 + n}`))),
  );
  const [clients, most] = [fleet.pairs.length * 14 + 14, await connections()];
  await load.answered(200);
  const { asked, failures, slowestMs } = await load.stop();
  figure(
    `${pgbouncerVersion()}: ${failures.length} of ${asked} requests failed, the longest took ${slowestMs} ms; ${most} connections of PostgreSQL for up to ${clients} of the store`,
  );
  expect(failures).toEqual([]);
  for (const order of bought) expect((await order.result()).state).toBe('PAID');
});
