import { sql } from 'kysely';
import { row, rows } from '../database/tx';
import { createPerson, fillAccount, fillVisitor, type TestPerson } from '../testing/person-rows';
import { createTestApp, type TestApp } from '../testing/test-app';
import { forgetOld } from './retention';
import { retentionRules } from './rules';
import { type PersonalData, tables } from './tables';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const personal = Object.entries(tables).filter((entry): entry is [string, PersonalData] => entry[1] !== 'nobody');
const namesWhere = (holds: (data: PersonalData) => boolean) =>
  personal
    .filter(([, data]) => holds(data))
    .map(([name]) => name)
    .sort();

const schemaTables = async () =>
  (
    await rows(sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> '_migration' order by 1`)
  ).map(({ name }) => name);

/** Tables, the queue's own included, in which a word of this person stands. */
const tablesThatKnow = async (person: TestPerson): Promise<string[]> => {
  const all = await rows(sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 2`);
  const found: string[] = [];
  for (const { schema, name } of all) {
    const marks = Object.values(person).map((word) => `%${word}%`);
    if (
      await row(
        sql`select 1 from ${sql.table(`${schema}.${name}`)} x where x::text ilike any(${marks}::text[]) limit 1`,
      )
    )
      found.push(name);
  }
  return found;
};

const now = () => app.deps.clock.now();
const yearsAgo = (years: number) => new Date(now().getTime() - years * 365 * 86_400_000);
const days = { messageDays: 30, visitDays: 400, cartDays: 30, applicationDays: 180, guestDays: 365, auditDays: 400 };

describe('what the store holds of people', () => {
  test('every table of the schema says what it holds of people, or that it holds nothing', async () => {
    expect(Object.keys(tables).sort()).toEqual(await schemaTables());
  });

  test('a table with a column that names people is not said to hold nothing', async () => {
    const named = await rows(sql<{ table: string }>`
      select distinct table_name as table from information_schema.columns
      where table_schema = 'public' and column_name ~ '^(e?mail|phone|telephone|user_id|sub|recipient|owner|actor|actor_name|real_name)$'`);
    const said = named.map(({ table }) => table).filter((name) => tables[name] === 'nobody');
    expect(said).toEqual(['store']); // its own e-mail and phone
  });

  test('the job that ends a table is one that runs', async () => {
    const running = await rows(sql<{ name: string }>`select name from pgboss.queue`);
    const named = personal.flatMap(([, { endsBy }]) =>
      typeof endsBy === 'object' && 'job' in endsBy ? endsBy.job : [],
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((job) => running.every(({ name }) => name !== job))).toEqual([]);
  });

  test('what ends by age has a rule', () => {
    const ruled = new Set(retentionRules.flatMap((rule) => rule.tables));
    expect(namesWhere(({ endsBy }) => endsBy === 'retention').filter((name) => !ruled.has(name))).toEqual([]);
  });

  test('a deleted account is left in no table but those that say why, and not in the queue', async () => {
    const person = createPerson('gone');
    await fillAccount(person, now());
    expect((await tablesThatKnow(person)).sort()).toEqual(personal.map(([name]) => name).sort());
    const answer = await app.call('userDelete', { user: person.sub, body: { confirm: person.email } });
    expect(answer.code).toBe(200);
    expect(await tablesThatKnow(person)).toEqual(namesWhere(({ afterErasure }) => typeof afterErasure === 'object'));
  });

  test('rows of a visitor end by age, each table’s by its rule, and younger ones stay', async () => {
    const [old, young] = [createPerson('elder'), createPerson('fresh')];
    await fillVisitor(old, yearsAgo(9));
    await fillVisitor(young, new Date(now().getTime() + 3_600_000));
    const endless = namesWhere(({ endsBy }) => typeof endsBy === 'object' && 'never' in endsBy);
    const another = createPerson('ancient');
    await fillVisitor(another, yearsAgo(9));
    await forgetOld(days, now(), 1); // one row at a time: those that are more than fit into one go as well
    expect((await tablesThatKnow(another)).filter((name) => !endless.includes(name))).toEqual([]);
    expect((await tablesThatKnow(old)).filter((name) => !endless.includes(name))).toEqual([]);
    expect(await tablesThatKnow(young)).toEqual(
      expect.arrayContaining(['audit', 'cart_line', 'merchant_application', 'outbox', 'purchase', 'upload', 'visit']),
    );
  });

  test('what has no limit is kept for good', async () => {
    const person = createPerson('kept');
    await fillVisitor(person, yearsAgo(9));
    await forgetOld({ ...days, guestDays: undefined, auditDays: undefined }, now());
    expect(await tablesThatKnow(person)).toEqual(
      expect.arrayContaining(['audit', 'merchant_order', 'purchase', 'refund']),
    );
  });
});
