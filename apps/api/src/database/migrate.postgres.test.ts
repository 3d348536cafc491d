import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { RunningPostgres } from '@souk/run/postgres';
import { describeOnPostgres } from '../testing/on-postgres';
import { migrate } from './migrate';
import { type Database, openServer } from './open';

const suite = (start: () => Promise<RunningPostgres>) => {
  let server: RunningPostgres;
  let database: Database;
  let folder: string;
  beforeAll(async () => {
    server = await start();
    database = openServer(server.url);
    folder = mkdtempSync(join(tmpdir(), 'souk-migrations-'));
    await database.query('create table busy(id int)');
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

  test('a migration has no time limit, though the store’s own statements have one', async () => {
    const limit = `if current_setting('statement_timeout') <> '0' then raise 'limited'; end if;`;
    write('0001.sql', `do $$ begin ${limit} end $$;`);
    expect(await migrate(database, { folder })).toEqual(['0001.sql']);
    const { rows } = await database.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '15s' }]);
  });

  test('nor has one whose role of the database has a limit, as behind a pooler', async () => {
    await database.query(`alter role postgres set statement_timeout = '1s'`);
    write('0001b.sql', 'select pg_sleep(1.5);');
    expect(await migrate(database, { folder })).toEqual(['0001b.sql']);
    await database.query('alter role postgres reset statement_timeout');
  });

  test('whoever waits for another says for which connection, and goes on when that is ended', async () => {
    const holder = new pg.Client({ connectionString: server.url, application_name: 'lost' });
    holder.on('error', () => undefined);
    await holder.connect();
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid, pg_advisory_lock(7301151)');
    const said: string[] = [];
    const migrating = migrate(database, { folder, say: (sentence) => said.push(sentence) });
    while (said.length === 0) await wait(20);
    expect(said).toEqual([
      expect.stringMatching(
        `^another process migrates, this one waits for it: connection ${rows[0]?.pid}, lost, from 127\\.0\\.0\\.1, since 20`,
      ),
    ]);
    await database.query('select pg_terminate_backend($1::int)', [rows[0]?.pid]);
    expect(await migrating).toEqual([]);
  });

  test('two that start together: one works, the other waits, an index made concurrently included', async () => {
    write('0002.sql', '-- no-transaction\ncreate index concurrently busy_id on busy(id);\n');
    const other = openServer(server.url);
    const ran = await Promise.all([migrate(database, { folder }), migrate(other, { folder })]);
    await other.close();
    expect(ran.flat()).toEqual(['0002.sql']);
  });

  test('a table that somebody uses holds up nobody for long: the file gives way and tries again', async () => {
    write('0003.sql', 'alter table busy add column note text;');
    const holder = new pg.Client(server.url);
    await holder.connect();
    await holder.query('begin');
    await holder.query('select * from busy');
    const migrating = migrate(database, { folder });
    const waits = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'souk migrate'`;
    // asked on another connection: inside its transaction the holder would see the first answer for ever
    const isWaiting = async () => ((await database.query(waits)).rows as { n: number }[])[0]?.n === 1;
    while (!(await isWaiting()));
    while (await isWaiting()); // it gave way, though the table is still held
    await holder.query('commit');
    expect(await migrating).toEqual(['0003.sql']);
    await holder.end();
  });
};

describeOnPostgres('[on a PostgreSQL server]', suite);
