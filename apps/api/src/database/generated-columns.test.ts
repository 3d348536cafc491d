import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../testing/test-app';
import { rows } from './tx';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

/** Its trigger refuses every update. */
const neverUpdated = ['ledger_entry'];

test('no update works out generated columns of which nothing was changed: a trigger before it would cause that', async () => {
  const found = await rows<{ table_name: string; trigger: string }>(sql`
    select c.relname as table_name, t.tgname as trigger from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal
      -- for each row, before, on update: TRIGGER_TYPE_ROW, _BEFORE and _UPDATE
      and t.tgtype & 1 <> 0 and t.tgtype & 2 <> 0 and t.tgtype & 16 <> 0
      and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attgenerated = 's')`);
  expect(found.filter(({ table_name: table }) => !neverUpdated.includes(table))).toEqual([]);
});
