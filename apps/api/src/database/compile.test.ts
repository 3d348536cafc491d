import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../testing/test-app';
import { compile } from './compile';
import { db } from './tx';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app?.close());

const inner = (name: string) => sql`name = ${name}`;
const statement = (ways: { name: string; more: number[]; table: string }) => sql`
  select ${sql.join(ways.more)} from ${sql.raw(ways.table)} where ${inner(ways.name)} and ${true} ${ways.more.length > 1 ? sql`limit 1` : sql``}`;

test('a statement reads as the library writes it, the first time and every other', () => {
  for (const ways of [
    { name: 'a', more: [1], table: 'one' },
    { name: 'b', more: [1], table: 'one' },
    { name: 'b', more: [1, 2], table: 'one' },
    { name: 'c', more: [1, 2], table: 'two' },
    { name: 'c', more: [3], table: 'two' },
  ]) {
    const { sql: text, parameters } = statement(ways).compile(db());
    expect(compile(statement(ways), db())).toEqual({ text, values: [...parameters] });
    expect(compile(statement(ways), db())).toEqual({ text, values: [...parameters] });
  }
});

test('names, lists and written-out values are left to the library', () => {
  const other = sql`select ${sql.ref('a.b')}, ${sql.lit(5)} from ${sql.table('c')} where d = ${7}`;
  expect(compile(other, db())).toEqual({ text: 'select "a"."b", 5 from "c" where d = $1', values: [7] });
});
