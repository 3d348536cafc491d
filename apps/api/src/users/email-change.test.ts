import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { people } from '../seed/shoppers/people';
import { createSandbox } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let sandbox: ReturnType<typeof createSandbox>;
beforeAll(async () => {
  app = await createTestApp();
  sandbox = createSandbox(app);
});
afterAll(() => app?.close());
beforeEach(() => app.deps.clock.advance(3_600_000));

const { sub, email: before } = people.second;
const password = 'souk-demo';
const ask = (email: string, user: string = sub) => app.call('userEmailCode', { user, body: { email } });
const lastMail = async (to: string) => (await sandbox.outbox(to))[0];
const lastCode = async (to: string) => (await lastMail(to))?.code ?? '';
const change = (body: { email: string; captcha: string; password: string }, user: string = sub) =>
  app.call('userEmailEdit', { user, body });
const emailsOf = (who: string) =>
  row(sql<{ shopper: string; account: string }>`
    select s.email as shopper, a.email as account from shopper s join account a on a.id = s.sub where s.sub = ${who}`);
const changeTo = async (email: string) => {
  await ask(email);
  return change({ email, captcha: await lastCode(email.toLowerCase()), password });
};

test('[ACCT-11] a shopper signs in with another e-mail from then on, every sign-in has ended, and the old address is told', async () => {
  await run(sql`
    insert into oidc_payload(model, id, payload) values ('Session', 'laptop', ${JSON.stringify({ accountId: sub })}::jsonb)`);
  expect(await changeTo('New.Address@souk.test')).toMatchObject({ code: 200, data: true });
  expect(await emailsOf(sub)).toEqual({ shopper: 'new.address@souk.test', account: 'new.address@souk.test' });
  expect((await app.deps.identity.sessionsOf([sub]))?.get(sub) ?? 0).toBe(0);
  expect(await app.deps.identity.find({ email: before })).toBeNull();
  expect((await lastMail(before))?.text).toContain('If you did not change it');
  expect((await changeTo(before)).code).toBe(200);
});

test.each([
  ['another password', { password: 'not-mine' }, 'password'],
  ['no password', { password: '' }, 'password'],
  ['another code', { captcha: '12345' }, 'captcha'],
  ['no e-mail', { email: '' }, 'email'],
  ['the e-mail that it has', { email: before.toUpperCase() }, 'email'],
])('[ACCT-11] with %s nothing changes, and the field is named', async (_what, wrong, field) => {
  const email = 'elsewhere@souk.test';
  await ask(email);
  const captcha = await lastCode(email);
  const answer = await change({ email, captcha, password, ...wrong });
  expect(answer).toMatchObject({ code: 400, data: { fields: { [field]: expect.any(String) } } });
  expect(await emailsOf(sub)).toEqual({ shopper: before, account: before });
});

test('[ACCT-11] an address that has an account is sent no code, and the answer does not say so', async () => {
  const free = await ask('free@souk.test');
  const taken = await ask(people.french.email);
  expect(taken.data).toBe(free.data);
  expect((await lastMail(people.french.email))?.code ?? null).toBeNull();
});

test('[ACCT-11] an address that gets an account after its code was mailed stays that one’s', async () => {
  const email = 'raced@souk.test';
  await ask(email);
  await app.deps.identity.register({ email, password: 'another-one', nickname: 'faster' });
  const answer = await change({ email, captcha: await lastCode(email), password });
  expect(answer).toMatchObject({ code: 400, data: { fields: { email: 'This email address already has an account' } } });
  expect(await emailsOf(sub)).toEqual({ shopper: before, account: before });
});

test('[ACCT-11] a code for a new account or a new password changes no e-mail', async () => {
  await app.call('emailCaptcha', { body: 'mixed@souk.test' });
  const answer = await change({ email: 'mixed@souk.test', captcha: await lastCode('mixed@souk.test'), password });
  expect(answer).toMatchObject({ code: 400, data: { fields: { captcha: expect.any(String) } } });
});

test('[ACCT-11] a password is guessed ten times in a quarter of an hour', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await change({ email: 'guess@souk.test', captcha: '000000', password: `wrong-${count}` })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
});

test('[ACCT-11] what was asked for at the old address comes to the new one, once', async () => {
  await run(sql`insert into newsletter_subscriber(store_id, email, key, created_at)
    values (1, ${before}, 'of-before', now()), (1, 'moved@souk.test', 'of-new', now())`);
  await run(sql`insert into stock_alert(product_id, email, created_at) select min(id), ${before}, now() from product`);
  expect((await changeTo('moved@souk.test')).code).toBe(200);
  const held = await row(sql<{ news: string[]; alerts: string[] }>`
    select array(select email from newsletter_subscriber where key like 'of-%') as news,
      array(select email from stock_alert where email in (${before}, 'moved@souk.test')) as alerts`);
  expect(held).toEqual({ news: ['moved@souk.test'], alerts: ['moved@souk.test'] });
});

test('[ACCT-11] mails about orders go to the new address, and links mailed to the old one open nothing', async () => {
  const held = await row(sql<{ email: string }>`select email from shopper where sub = ${people.shopper.sub}`);
  const [was, email] = [held?.email ?? '', 'orders-moved@souk.test'];
  const all = async () =>
    row(sql<{ emails: string[]; tokens: number }>`
      select array(select distinct x.email from (select email, user_id from purchase union all select email, user_id from address) x
        where x.user_id = ${people.shopper.sub}) as emails,
        (select count(*)::int from order_token t join purchase p using (order_no) where p.user_id = ${people.shopper.sub}) as tokens`);
  expect(await all()).toEqual({ emails: [was], tokens: expect.any(Number) });
  expect((await all())?.tokens).toBeGreaterThan(0);
  await ask(email, people.shopper.sub);
  const body = { email, captcha: await lastCode(email), password };
  expect((await change(body, people.shopper.sub)).code).toBe(200);
  expect(await all()).toEqual({ emails: [email], tokens: 0 });
});

test('[ACCT-11] no code is mailed to the address that the account has, and that is said', async () => {
  const now = (await emailsOf(sub))?.shopper ?? '';
  expect(await ask(now)).toMatchObject({
    code: 400,
    data: { fields: { email: 'This is already your email address' } },
  });
});

test('[ACCT-11] where the old address cannot be told, nothing is changed', async () => {
  const was = await emailsOf(sub);
  await ask('untold@souk.test');
  const captcha = await lastCode('untold@souk.test');
  const send = jest.spyOn(app.deps.mail, 'send').mockRejectedValueOnce(new Error('The outbox is full'));
  expect((await change({ email: 'untold@souk.test', captcha, password })).status).toBe(500);
  send.mockRestore();
  expect(await emailsOf(sub)).toEqual(was);
});

test('[ACCT-11] with an outside provider no code is mailed: its own page changes the address', async () => {
  const methods = app.deps.identity.methods as { accountPage: string | null };
  methods.accountPage = 'https://id.example/account';
  const answer = await ask('at-provider@souk.test');
  methods.accountPage = null;
  expect(answer).toMatchObject({ reason: 'ACCOUNTS_ELSEWHERE' });
  expect(await lastMail('at-provider@souk.test')).toBeUndefined();
});
