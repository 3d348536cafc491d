import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { RunningPostgres } from '@souk/run/postgres';
import { describeOnPostgres } from '../testing/on-postgres';
import { type Database, openServer } from './open';
import { row, tx } from './tx';

const suite = (start: () => Promise<RunningPostgres>) => {
  let server: RunningPostgres;
  let database: Database;
  beforeAll(async () => {
    server = await start();
    database = openServer(server.url, { connections: 4 });
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  test('the pool has as many connections as it is given, and whoever comes later waits for one', async () => {
    const counts = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { rows } = await database.query(
          "select count(*)::int as number, pg_sleep(0.1) from pg_stat_activity where application_name = 'souk api'",
        );
        return (rows[0] as unknown as { number: number }).number;
      }),
    );
    expect(Math.max(...counts)).toBe(4);
  });

  const keepAlive = { idle: '30', interval: '10', count: '3' };
  const aliveAndLimit = `select current_setting('tcp_keepalives_idle') as idle, current_setting('tcp_keepalives_interval') as interval,
    current_setting('tcp_keepalives_count') as count, current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as transaction, current_setting('random_page_cost') as page`;

  test('the server looks whether a process is still there, and keeps no transaction of one that is lost', async () => {
    const { rows } = await database.query(aliveAndLimit);
    expect(rows).toEqual([{ ...keepAlive, statement: '15s', transaction: '1min', page: '1.1' }]);
    const session = await database.openSession();
    expect((await session.query(aliveAndLimit)).rows).toMatchObject([{ ...keepAlive, statement: '0' }]);
    await session.end();
  });

  test('what the address asks for holds, and takes away nothing else', async () => {
    const options = encodeURIComponent('-c idle_in_transaction_session_timeout=1s -c random_page_cost=2');
    const other = openServer(`${server.url}?options=${options}&statement_timeout=20000`);
    const { rows } = await other.query(aliveAndLimit);
    expect(rows).toEqual([{ ...keepAlive, statement: '20s', transaction: '1s', page: '2' }]);
    const idle = tx(async () => {
      await row(sql`select 1`);
      await wait(2000);
      await row(sql`select 2`);
    });
    await expect(idle).rejects.toThrow();
    expect(await row(sql`select 3 as three`)).toEqual({ three: 3 });
    await other.close();
  });
};

describeOnPostgres('a pool of a given size', suite);
