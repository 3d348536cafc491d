import { sql } from 'kysely';
import { plannedEachTime } from './planned-each-time';
import { row, rows, run, runTogether, tx } from './tx';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app?.close());

const secretOf = (name: string) => row(sql<{ value: number }>`select value from secret where name = ${name}`);

test('statements that are repeated give each time what holds then', async () => {
  for (let n = 1; n <= 40; n += 1) {
    await run(sql`
      insert into secret(name, value) values ('often', to_jsonb(${n}::int)) on conflict (name) do update set value = excluded.value`);
    expect((await secretOf('often'))?.value).toBe(n);
  }
});

test('plans are made anew now and then, inside a transaction too', async () => {
  const count = await tx(async () => {
    let sum = 0;
    for (let n = 0; n < 2100; n += 1) sum += (await rows(sql`select ${n}::int as n`)).length;
    return sum;
  });
  expect(count).toBe(2100);
});

test('the database keeps a plan of a statement that is repeated, unless it is planned each time', async () => {
  const kept = await tx(async () => {
    for (let n = 0; n < 10; n += 1) {
      await rows(sql`select ${n}::int as kept_example`);
      await rows(sql`${plannedEachTime} select ${n}::int as each_time_example`);
    }
    return rows(
      sql<{ statement: string }>`select statement from pg_prepared_statements where statement like '%_example'`,
    );
  });
  expect(kept.map(({ statement }) => statement)).toEqual([expect.stringContaining('as kept_example')]);
});

test('a statement that fails leaves the connection good for the next ones', async () => {
  for (let n = 0; n < 3; n += 1) {
    await expect(run(sql`insert into secret(name, value) values (${null}, '1'::jsonb)`)).rejects.toThrow(/null value/);
    expect(await secretOf('nobody')).toBeUndefined();
  }
});

test('statements run together all happen, or none', async () => {
  const put = (name: string | null) => sql`insert into secret(name, value) values (${name}, '1'::jsonb)`;
  await runTogether([put('one'), put('two')]);
  expect([await secretOf('one'), await secretOf('two')]).toEqual([{ value: 1 }, { value: 1 }]);
  await expect(runTogether([put('three'), put(null)])).rejects.toThrow(/null value/);
  expect(await secretOf('three')).toBeUndefined();
});

describe('a transaction', () => {
  const put = (name: string | null) => run(sql`insert into secret(name, value) values (${name}, '1'::jsonb)`);

  test('is one from its first statement on: what fails takes all with it, also when it fails first', async () => {
    await expect(tx(() => put(null))).rejects.toThrow(/null value/);
    await expect(
      tx(async () => {
        await put('half');
        await put(null);
      }),
    ).rejects.toThrow(/null value/);
    expect(await secretOf('half')).toBeUndefined();
    await tx(() => put('whole'));
    expect(await secretOf('whole')).toEqual({ value: 1 });
  });

  test('that does nothing, or throws before it does, leaves the connection as it was', async () => {
    expect(await tx(async () => 5)).toBe(5);
    await expect(tx(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await put('after');
    await expect(
      tx(async () => {
        await put('undone');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect([await secretOf('after'), await secretOf('undone')]).toEqual([{ value: 1 }, undefined]);
  });
});
