import { sql } from 'kysely';
import { rows } from '../database/tx';
import { createTestApp, type TestApp } from '../testing/test-app';
import { columnsOf, exportedColumns, type ExportedTable } from './exported-columns';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const tables = Object.keys(exportedColumns) as ExportedTable[];

test.each(tables)('[ACCT-01] of every column of %s it is decided whether it is the shopper’s', async (table) => {
  const found = await rows<{ name: string }>(sql`
    select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`);
  const own = columnsOf(table);
  const withheld = Object.keys((exportedColumns[table] as { withheld?: object }).withheld ?? {});
  expect([...own, ...withheld].toSorted()).toEqual(found.map(({ name }) => name).toSorted());
});
