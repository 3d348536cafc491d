import type { RunningPostgres } from '@souk/run/postgres';
import { describeOnPostgres } from '../testing/on-postgres';
import { type Database, openServer } from './open';

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
};

describeOnPostgres('a pool of a given size', suite);
