import { sql } from 'kysely';
import { row, rows, run, tx } from '../database/tx';
import { triesAt, tryKeys } from '../identity/throttle';
import { createPerson, fillAccount, fillVisitor } from '../testing/person-rows';
import { createTestApp, type TestApp } from '../testing/test-app';
import { eraseGuest, erasePerson } from './erasure';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ products: 20 })));
afterAll(() => app.close());

const now = () => app.deps.clock.now();
const upload = async (name: string, sub: string, model: string) => {
  await run(sql`
    insert into upload(name, store_id, user_id, model, data, created_at, used_at)
    values (${name}, 1, ${sub}, ${model}, 'x', ${now()}, ${now()})`);
  return name;
};
const ownerOf = async (name: string) =>
  (await row(sql<{ user_id: string | null }>`select user_id from upload where name = ${name}`))?.user_id;

test('pictures of goods and documents of an approved merchant lose their name and stay', async () => {
  const person = createPerson('merchant');
  await fillAccount(person, now());
  const picture = await upload('a'.repeat(32), person.sub, 'product');
  const [approved, declined] = [
    await upload('b'.repeat(32), person.sub, 'application'),
    await upload('c'.repeat(32), person.sub, 'application'),
  ];
  for (const [status, name] of [
    [2, approved],
    [3, declined],
  ] as const) {
    await run(sql`
      with made as (
        insert into merchant_application(store_id, user_id, name, real_name, phone, email, category_id, type_id, agreement_version,
          audit_status, created_at, sent_at)
        select 1, ${person.sub}, 'Shop', 'x', '1', ${person.email}, c.id, t.id, '1', ${status}::smallint, ${now()}, ${now()}
        from merchant_category c, merchant_type t limit 1 returning id)
      insert into application_document(application_id, url) select id, ${`/img/u/${name}.webp`} from made`);
  }
  await tx(() => erasePerson({ sub: person.sub, contacts: [person.email] }));
  expect([await ownerOf(picture), await ownerOf(approved), await ownerOf(declined)]).toEqual([null, null, undefined]);
});

/** What stands in the store of a guest, in tables that know them by their e-mail. */
const heldOf = async (email: string) => {
  const found = await rows(sql<{ what: string }>`
    select 'purchase' as what from purchase where email = ${email} and address ->> 'firstName' <> ''
    union all select 'key' from order_token t join purchase p using (order_no) where p.email = ${email}
    union all select 'application' from merchant_application where email = ${email}
    union all select 'upload' from upload where email = ${email}
    union all select 'message' from outbox where recipient = ${email}
    union all select 'code' from login_code where recipient = ${email}
    union all select 'newsletter' from newsletter_subscriber where email = ${email}
    union all select 'guesses' from throttle where key = ${tryKeys.code(email)}`);
  return found.map(({ what }) => what).sort();
};

test('[ACCT-01] whoever deletes an account takes nothing of whose e-mail it names, until that e-mail is proved', async () => {
  const victim = { ...createPerson('victim'), email: 'unproved@souk.test' };
  await fillVisitor(victim, now());
  await run(
    sql`update merchant_order set status = 0 where purchase_no in (select order_no from purchase where email = ${victim.email})`,
  );
  const held = await heldOf(victim.email);
  expect(held).toEqual(['application', 'code', 'guesses', 'key', 'message', 'newsletter', 'purchase', 'upload']);
  const remove = () => app.call('userDelete', { user: 'unproved', body: { confirm: victim.email } });
  // The orders of that e-mail are not theirs either: they are told no number, and need not wait.
  expect((await remove()).code).toBe(200);
  expect(await heldOf(victim.email)).toEqual(held);
});

test('[ACCT-01] an account that names somebody’s e-mail without a proof keeps nothing of them from being erased', async () => {
  const victim = { ...createPerson('wanted'), email: 'wanted@souk.test' };
  await fillVisitor(victim, now());
  await run(sql`insert into shopper(sub, email, nickname) values ('squatter', ${victim.email}, 'x')`);
  await tx(() => eraseGuest(victim.email));
  expect(await heldOf(victim.email)).toEqual([]);
});

const countOf = async (table: 'throttle' | 'login_code' | 'outbox', column: string, values: readonly string[]) =>
  (
    await rows(sql<{ value: string }>`
      select ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(column)} = any(${[...values]}::text[]) order by 1`)
  ).map(({ value }) => value);

test('[ACCT-01] whoever deletes an account ends nobody else’s wait, message or code: not by a phone that they typed, nor by a part of an e-mail', async () => {
  const [phone, longer] = ['+33612345670', 'john.smith@souk.test'];
  const keys = [phone, longer].flatMap(triesAt).sort();
  for (const key of keys) await run(sql`insert into throttle(key, count, resets_at) values (${key}, 10, ${now()})`);
  await app.call('phoneCode', { body: { phone: '612345670', countryCode: '33' } });
  const edited = await app.call('userEdit', { user: 'smith', body: { phone: '612345670', countryCode: '+33' } });
  expect(edited.data.phone).toBe(phone);
  const own = tryKeys.code('smith@souk.test');
  await run(sql`insert into throttle(key, count, resets_at) values (${own}, 1, ${now()})`);
  expect((await app.call('userDelete', { user: 'smith', body: { confirm: 'smith@souk.test' } })).code).toBe(200);
  expect(await countOf('throttle', 'key', [...keys, own])).toEqual(keys);
  expect(await countOf('login_code', 'recipient', [phone])).toEqual([phone]);
  expect(await countOf('outbox', 'recipient', [phone])).toEqual([phone]);
});

test('[ACCT-01] an order that was made without signing in, by the same e-mail, has to be finished first', async () => {
  const person = createPerson('waits');
  await fillAccount(person, now());
  await run(sql`
    update merchant_order set status = 0 where purchase_no in (
      select order_no from purchase where user_id is null and email = ${person.email})`);
  const remove = () => app.call('userDelete', { user: person.sub, body: { confirm: person.email } });
  expect((await remove()).code).toBe(409);
  await run(sql`update merchant_order set status = 3 where status = 0`);
  expect((await remove()).code).toBe(200);
});
