import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    expect(await migrate(database, folder)).toEqual(['0001.sql']);
    const { rows } = await database.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '15s' }]);
  });

  test('two that start together: one works, the other waits, an index made concurrently included', async () => {
    write('0002.sql', '-- no-transaction\ncreate index concurrently busy_id on busy(id);\n');
    const other = openServer(server.url);
    const ran = await Promise.all([migrate(database, folder), migrate(other, folder)]);
    await other.close();
    expect(ran.flat()).toEqual(['0002.sql']);
  });

  test('a table that somebody uses holds up nobody for long: the file gives way and tries again', async () => {
    write('0003.sql', 'alter table busy add column note text;');
    const holder = new pg.Client(server.url);
    await holder.connect();
    await holder.query('begin');
    await holder.query('select * from busy');
    const migrating = migrate(database, folder);
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
