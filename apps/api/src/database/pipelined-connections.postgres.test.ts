import pg from 'pg';
import { sql } from 'kysely';
import type { RunningPostgres } from '@souk/run/postgres';
import { describeOnPostgres } from '../testing/on-postgres';
import { type Database, openServer } from './open';
import { row, run } from './tx';

const shared = (start: () => Promise<RunningPostgres>) => {
  let server: RunningPostgres;
  let database: Database;
  beforeAll(async () => {
    server = await start();
    database = openServer(server.url);
    await database.query('create table thing(id int primary key, num int not null check (num >= 0))');
    await run(sql`insert into thing select n, 0 from generate_series(1, 50) as n`);
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  const add = (id: number, num: number) =>
    row(sql<{ num: number; pid: number }>`
      update thing set num = num + ${num}::int where id = ${id}::int returning num, pg_backend_pid() as pid`);
  const pidsOf = async (ids: number[]) =>
    new Set((await Promise.all(ids.map((id) => add(id, 0)))).map((answer) => answer?.pid));
  /** Asks until the statement is known to be quick and has a connection that it shares. */
  const getKnown = async () => {
    while ((await pidsOf([1, 2, 3, 4, 5])).size > 1);
  };

  /** Every ended connection may cost a statement. */
  const untilItGoesOn = (): Promise<void> => getKnown().catch(untilItGoesOn);

  test('a thousand statements at once each get their own answer, on a few connections', async () => {
    await getKnown();
    const answers = await Promise.all(Array.from({ length: 1000 }, (_, n) => add((n % 50) + 1, n < 50 ? n : 0)));
    expect(answers.map((answer) => answer?.num)).toEqual(
      Array.from({ length: 1000 }, (_, n) => (n < 50 ? n : expect.any(Number))),
    );
    expect(new Set(answers.map((answer) => answer?.pid)).size).toBeLessThanOrEqual(10 + 4);
  });

  test('one that the database refuses takes no other with it', async () => {
    await getKnown();
    const asked = [add(2, 1), add(2, -1000), add(2, 1), add(2, -1000)];
    const done = await Promise.allSettled(asked);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
  });

  test('who waits for a row that a transaction holds holds up nobody, and gets it in the end', async () => {
    await getKnown();
    const { num: before = 0 } = (await add(3, 0)) ?? {};
    const holder = new pg.Client(server.url);
    await holder.connect();
    await holder.query('begin; update thing set num = num + 10 where id = 3');
    const waits = add(3, 1);
    await Promise.all(Array.from({ length: 20 }, () => add(5, 1)));
    expect(await Promise.race([waits, Promise.resolve('still waiting')])).toBe('still waiting');
    await holder.query('commit');
    await holder.end();
    expect((await waits)?.num).toBe(before + 11);
  });

  test('a column that a newer process adds while this one runs changes nothing for it', async () => {
    const one = () => row(sql<Record<string, unknown>>`select * from thing where id = ${6}::int`);
    const ofList = () => row(sql<Record<string, unknown>>`select * from thing where id = any(${[6]}::int[])`);
    const whole = (_: unknown, n: number) => (n % 2 ? one() : ofList());
    for (let n = 0; n < 4; n += 1) await Promise.all(Array.from({ length: 30 }, whole));
    await database.query('alter table thing add column text text not null default $$new$$');
    const found = await Promise.all(Array.from({ length: 30 }, whole));
    expect(found.map((thing) => thing?.text)).toEqual(Array.from({ length: 30 }, () => 'new'));
  });

  test('connections that the server ends cost the statements under way, and are replaced', async () => {
    await getKnown();
    const { num: before = 0 } = (await add(4, 0)) ?? {};
    const admin = new pg.Client(server.url);
    await admin.connect();
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    await admin.end();
    const tries = await Promise.allSettled(Array.from({ length: 30 }, () => add(4, 1)));
    const done = tries.filter(({ status }) => status === 'fulfilled').length;
    await untilItGoesOn();
    expect((await add(4, 0))?.num).toBe(before + done);
  });
};

describeOnPostgres('many statements on few connections of a PostgreSQL server', shared);
