import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import type pg from 'pg';
import { row, rowShown, rowsShown, runWith, tx } from './tx';

let asked: string[] = [];
const answering = (name: string) => async () => {
  asked.push(name);
  return { rows: [{ from: name }], rowCount: 1, command: 'SELECT' } as unknown as pg.QueryResult; // as much of one as is read
};
/** A database of which every transaction finds nothing. */
const silent = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
beforeEach(() => {
  asked = [];
  runWith(silent, { ask: answering('primary'), askReplica: answering('replica'), isServer: true });
});

test('what is only shown may come from a replica; all else comes from the primary', async () => {
  const one = sql<{ from: string }>`select 1`;
  expect([await rowsShown(one), await rowShown(one), await row(one)]).toEqual([
    [{ from: 'replica' }],
    { from: 'replica' },
    { from: 'primary' },
  ]);
});

test('within a transaction everything is read in it', async () => {
  await tx(async () => void (await rowsShown(sql`select 1`)));
  expect(asked).toEqual([]);
});

const source = join(__dirname, '..');
/** Where the catalogue is shown. Nobody is charged there, and nothing is changed by what was read. */
const showing = ['database', 'products', 'merchant-pages', 'suggestions'];

test('only the catalogue reads what may be two seconds old', () => {
  const users = globSync('**/*.ts', { cwd: source }).filter((file) =>
    /\browsShown\b|\browShown\b/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(users.length).toBeGreaterThan(showing.length);
  expect(users.filter((file) => !showing.includes(file.split('/')[0] ?? ''))).toEqual([]);
});
