import { sql } from 'kysely';
import { readConfig } from '../config';
import { templateDump } from '../testing/template';
import { type Database, openEmbedded } from './open';
import { db, row, rows, run, tx } from './tx';

let database: Database;

beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SANDBOX: '1' });
  const dump = await templateDump(config, { products: 150 });
  database = await openEmbedded({ dump });
});
afterAll(() => database.close());

describe('transactions', () => {
  test('db() means the running transaction, and a failure takes everything back', async () => {
    await run(sql`create table t(n int)`);
    await expect(
      tx(async () => {
        await run(sql`insert into t values (1)`);
        expect(await rows(sql`select n from t`)).toHaveLength(1);
        await tx(() => run(sql`insert into t values (2)`));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await row(sql<{ count: number }>`select count(*) as count from t`)).toEqual({ count: 0 });
    expect(db()).toBe(database.db);
  });
});
