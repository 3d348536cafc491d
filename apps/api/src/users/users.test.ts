import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { people } from '../seed/shoppers/people';
import { passwordFits } from '../identity/local/passwords';
import { grantRole } from '../staff/staff-roles.repository';
import { createSandbox } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let sandbox: ReturnType<typeof createSandbox>;
beforeAll(async () => {
  app = await createTestApp();
  sandbox = createSandbox(app);
});
afterAll(() => app?.close());

const captcha = (email: unknown) => app.call('emailCaptcha', { body: email });
const lastCode = async (to: string) => (await sandbox.outbox(to))[0]?.code ?? '';
const register = (email: string, code: string, password = 'secret-1') =>
  app.call('registerEmail', { body: { email, password, captcha: code, storeId: 1 } });
const minute = () => app.deps.clock.advance(61_000);
const fieldOf = (answer: { data: unknown }) => Object.keys((answer.data as { fields?: object } | null)?.fields ?? {});
const hashOf = async (email: string) =>
  (await row(sql<{ password_hash: string }>`select password_hash from account where email = ${email}`))
    ?.password_hash ?? null;

describe('registration', () => {
  test('[LOGIN-05] [LOGIN-06] [CALL-30] [CALL-31] a code by e-mail, then an account that can sign in', async () => {
    const sent = await captcha('new@souk.test');
    expect(sent).toMatchObject({ code: 200, data: 'Please check your mailbox for the verification code' });
    const code = await lastCode('new@souk.test');
    expect(code).toMatch(/^\d{6}$/);
    const done = await register('New@Souk.test', ` ${code.slice(0, 3)} ${code.slice(3)}`); // as a mail's reader pastes it
    expect(done).toMatchObject({ code: 200, data: 'Your account is registered, Please Login' });
    expect(await passwordFits('secret-1', await hashOf('new@souk.test'))).toBe(true);
    expect(await register('new@souk.test', code)).toMatchObject({ code: 400 });
  });

  test('[LOGIN-04] fields are checked in order, and all that are wrong are named', async () => {
    const empty = await register('', '', '');
    expect(empty.message).toBe('Please choose a password');
    expect(fieldOf(empty)).toEqual(expect.arrayContaining(['password', 'email']));
    expect((await register('a b@souk.test', '1', 'secret-1')).message).toBe('Please enter a valid email address');
    expect((await register('a@souk.test', '123456', '12345')).message).toBe('Password must have 6 or more characters');
    expect((await register('a@souk.test', '', 'secret-1')).message).toBe('Please enter the verification code');
    expect((await register('a@souk.test', '12345', 'secret-1')).message).toBe('Verification code is wrong');
  });

  test.each(['123456', 'PassWord1', 'qwertyuiop'])(
    '[LOGIN-04] %s, which guessers try first, is refused before the code is used up',
    async (common) => {
      await minute();
      const email = `with-${common.toLowerCase()}@souk.test`;
      await captcha(email);
      const code = await lastCode(email);
      const refused = await register(email, code, common);
      expect(refused.message).toBe('This password is too common, please choose another one');
      expect(fieldOf(refused)).toEqual(['password']);
      expect((await register(email, code)).code).toBe(200);
    },
  );

  test('[LOGIN-04] [CALL-30] the three fields of spec 7 alone are refused for want of the code', async () => {
    const answer = await app.call('registerEmail', {
      body: { email: 'three@souk.test', password: 'secret-1', storeId: 1 },
    });
    expect(answer).toMatchObject({ code: 400, message: 'Please enter the verification code' });
    expect(fieldOf(answer)).toEqual(['captcha']);
  });

  test('[LOGIN-05] who asks again within a minute waits, whether there is an account or not', async () => {
    await minute();
    for (const email of ['waits@souk.test', people.second.email]) {
      expect((await captcha(email)).code).toBe(200);
      expect(await captcha(email)).toMatchObject({ status: 429, data: { retryAfter: expect.any(Number) } });
    }
  });

  test('[LOGIN-05] the answer is the same for a known address; its owner gets a hint and no code', async () => {
    await minute();
    const [known, unknown] = [await captcha(people.french.email), await captcha('nobody@souk.test')];
    expect(known).toEqual(unknown);
    const [mail] = await sandbox.outbox(people.french.email);
    expect(mail?.code).toBeUndefined();
    expect(mail?.text).toContain('already has an account');
  });

  test('[LOGIN-05] a code dies after five wrong tries, also when they come at once', async () => {
    await minute();
    await captcha('tries@souk.test');
    const code = await lastCode('tries@souk.test');
    const wrong = code === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 8 }, () => register('tries@souk.test', wrong)));
    expect((await register('tries@souk.test', code)).code).toBe(400);
  });

  test('[LOGIN-05] a code dies after ten minutes, and an older one with the next', async () => {
    await captcha('old@souk.test');
    const first = await lastCode('old@souk.test');
    await app.deps.clock.advance(10 * 60_000 + 1);
    expect((await register('old@souk.test', first)).code).toBe(400);
    await captcha('old@souk.test');
    await minute();
    const second = await lastCode('old@souk.test');
    await captcha('old@souk.test');
    expect((await register('old@souk.test', second)).code).toBe(400);
    expect((await register('old@souk.test', await lastCode('old@souk.test'))).code).toBe(200);
  });

  test('[LOGIN-05] codes are stored as a keyed hash only', async () => {
    await minute();
    await captcha('hash@souk.test');
    const code = await lastCode('hash@souk.test');
    const kept = await row(
      sql<{ code_hash: string }>`select code_hash from login_code where recipient = 'hash@souk.test'`,
    );
    expect(kept?.code_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(kept?.code_hash).not.toContain(code);
  });

  test.each([
    [''],
    ['no-at-sign'],
    ['a b@souk.test'],
    [{ email: 'x@souk.test' }],
    [['x@souk.test']],
    [null],
    ['x'.repeat(300)],
  ])('[LOGIN-05] %p is no address for a code', async (body) => {
    expect((await captcha(body)).code).toBe(400);
  });

  test('[LOGIN-01] by phone: the number is checked by a library, the code comes by SMS', async () => {
    const send = (phone: string, countryCode = '33') => app.call('phoneCode', { body: { phone, countryCode } });
    expect(fieldOf(await send('123'))).toEqual(['phone']);
    expect(fieldOf(await send(''))).toEqual(['phone']);
    expect((await send('06 98 76 54 32')).code).toBe(200);
    const code = await lastCode('+33698765432');
    const body = { phone: '0698765432', countryCode: '33', captcha: code, password: 'secret-1' };
    expect((await app.call('registerPhone', { body: { ...body, captcha: '000000' } })).code).toBe(
      code === '000000' ? 200 : 400,
    );
    const made = await app.call('registerPhone', { body, headers: { 'accept-language': 'fr' } });
    expect(made.code).toBe(200);
    expect(await app.deps.identity.find({ phone: '+33698765432' })).not.toBeNull();
    // What they are called until they say so themselves, in the language of the page.
    const named = await row(sql<{ nickname: string }>`select nickname from shopper where phone = '+33698765432'`);
    expect(named?.nickname).toBe('Client 5432');
  });

  test('[LOGIN-12] an anonymous purchase notes an e-mail and makes no account', async () => {
    const visit = (email: string) => app.call('registerVisitor', { body: { email, uuid: 'a'.repeat(32) } });
    expect((await visit('visitor@souk.test')).data).toBe(true);
    expect((await visit('not an address')).code).toBe(400);
    expect(await app.deps.identity.find({ email: 'visitor@souk.test' })).toBeNull();
  });
});

describe('new password', () => {
  test('[ACCT-09] by code; unknown addresses answer the same and get nothing', async () => {
    await minute();
    const forgot = (email: string) => app.call('forgotPassword', { body: email });
    expect(await forgot('unknown@souk.test')).toEqual(await forgot(people.second.email));
    expect(await sandbox.outbox('unknown@souk.test')).toEqual([]);
    const reset = (captchaCode: string, more: object = {}) =>
      app.call('resetPassword', {
        body: {
          email: people.second.email,
          captcha: captchaCode,
          newPassword: 'another-one',
          passwordAgain: 'another-one',
          ...more,
        },
      });
    const code = await lastCode(people.second.email);
    expect((await reset(code, { passwordAgain: 'other' })).message).toBe('Passwords do not match');
    expect((await reset(code, { newPassword: '12345', passwordAgain: '12345' })).message).toContain('6 or more');
    const common = { newPassword: 'iloveyou', passwordAgain: 'iloveyou' };
    expect(fieldOf(await reset(code, common))).toEqual(['newPassword']);
    expect((await reset(code)).code).toBe(200);
    expect(await passwordFits('another-one', await hashOf(people.second.email))).toBe(true);
    expect((await reset(code)).code).toBe(400);
  });

  test('[ACCT-09] [DESK-23] who works for the platform needs a longer one, and learns it only by a right code', async () => {
    await minute();
    const email = 'audit-reset@souk.test';
    const sub = await app.deps.identity.register({ email, password: 'souk-demo', nickname: 'Audrey' });
    await run(sql`insert into shopper(sub, email, nickname) values (${sub}, ${email}, 'Audrey')`);
    await grantRole(sub, 'auditor', app.deps.clock.now());
    await app.call('forgotPassword', { body: email });
    const code = await lastCode(email);
    const reset = (captchaCode: string, newPassword: string) =>
      app.call('resetPassword', { body: { email, captcha: captchaCode, newPassword, passwordAgain: newPassword } });
    expect(fieldOf(await reset(code === '111111' ? '222222' : '111111', 'nine-char'))).toEqual(['captcha']);
    expect((await reset(code, 'nine-char')).message).toBe('Please choose a password of 12 or more characters');
    expect((await reset(code, 'twelve-or-more')).code).toBe(200);
  });

  test('[ACCT-09] a code for registering opens no password', async () => {
    await minute();
    await captcha('cross@souk.test');
    const code = await lastCode('cross@souk.test');
    const body = { email: 'cross@souk.test', captcha: code, newPassword: 'another-one', passwordAgain: 'another-one' };
    expect((await app.call('resetPassword', { body })).code).toBe(400);
  });
});

test('[ACCT-10] a shopper ends every sign-in of their account, and of no other', async () => {
  const sessionsOf = async () => {
    const held = await app.deps.identity.sessionsOf([people.second.sub, people.french.sub]);
    return [people.second.sub, people.french.sub].map((sub) => held?.get(sub) ?? 0);
  };
  for (const [id, accountId] of [
    ['phone', people.second.sub],
    ['laptop', people.second.sub],
    ['elsewhere', people.french.sub],
  ])
    await run(sql`
      insert into oidc_payload(model, id, payload) values ('Session', ${id}, ${JSON.stringify({ accountId })}::jsonb)`);
  expect(await sessionsOf()).toEqual([2, 1]);
  expect((await app.call('userSignOutAll', {})).code).toBeGreaterThanOrEqual(400);
  expect((await app.call('userSignOutAll', { user: people.second.sub })).data).toBe(true);
  expect(await sessionsOf()).toEqual([0, 1]);
});

test('[LOGIN-10] [CALL-32] whether a token still holds is answered with yes or no', async () => {
  const probe = (token?: string) =>
    app.call('tokenExists', { headers: token ? { authorization: `Bearer ${token}` } : {} });
  expect((await probe(`user:${people.shopper.sub}`)).data).toBe(true);
  expect((await probe('stale')).data).toBe(false);
  expect((await probe()).data).toBe(false);
  expect((await probe('user:nobody-with-an-account')).data).toBe(false);
});

describe('profile', () => {
  const me = { user: 'pia' };

  test('[ACCT-01] [CALL-33] who is signed in, under both addresses', async () => {
    expect((await app.call('userInfo', me)).data).toEqual((await app.call('userProfile', me)).data);
    expect((await app.call('userInfo', me)).data).toMatchObject({ uid: 'pia', nickname: 'pia', integral: 0 });
  });

  test('[ACCT-01] nickname and phone change; an empty name, a false number and a foreign picture do not', async () => {
    const edit = (body: object) => app.call('userEdit', { ...me, body });
    expect((await edit({ nickname: 'Pia', phone: '612345670', countryCode: '+33' })).data).toMatchObject({
      nickname: 'Pia',
      phone: '+33612345670',
      countryCode: '+33',
    });
    expect((await edit({ phone: null })).data.phone).toBeNull();
    expect(fieldOf(await edit({ nickname: ' ' }))).toEqual(['nickname']);
    expect(fieldOf(await edit({ phone: '1' }))).toEqual(['phone']);
    // Of Arkansas, and with a plus before it a number of Norway.
    expect(fieldOf(await edit({ phone: '(479) 555-0123' }))).toEqual(['phone']);
    expect((await edit({ phone: '0033 6 12 34 56 70' })).data.phone).toBe('+33612345670');
    expect(fieldOf(await edit({ avatar: '/img/u/0123456789abcdef0123456789abcdef.webp' }))).toEqual(['avatar']);
    expect(fieldOf(await edit({ avatar: 'https://evil.test/x.png' }))).toEqual(['avatar']);
  });

  test('[ACCT-08] [HEAD-08] [CALL-24] the server adds entries to the account menu', async () => {
    const { data } = await app.call('userMenu', { ...me, headers: { 'accept-language': 'fr' } });
    expect(data.routine_my_menus).toContainEqual({ id: 2, name: 'Liste d’envies', pc_url: '/users/collection_list' });
  });

  test('[ACCT-01] notification choices are kept one by one', async () => {
    await app.call('userNoticesEdit', { ...me, body: { reviews: false } });
    expect((await app.call('userNotices', me)).data).toEqual({
      newsletter: false,
      priceDrops: true,
      backInStock: true,
      reviews: false,
    });
  });

  test('[ACCT-01] [FOOT-05] the newsletter is asked for, not given; it is one list, wherever it was asked for', async () => {
    const email = 'reads-along@souk.test';
    const reader = { user: 'reads-along' };
    const chosen = async () => (await app.call('userNotices', reader)).data.newsletter as boolean;
    const choose = (newsletter: boolean) => app.call('userNoticesEdit', { ...reader, body: { newsletter } });
    expect(await chosen()).toBe(false);
    await app.call('newsletterSubscribe', { query: { email } });
    expect(await chosen()).toBe(true);
    expect((await choose(false)).data.newsletter).toBe(false);
    expect(await row(sql`select 1 from newsletter_subscriber where email = ${email}`)).toBeUndefined();
    expect((await choose(true)).data.newsletter).toBe(true);
    expect(await chosen()).toBe(true);
  });

  test('[ACCT-01] a shopper gets all that is held about them, and nothing about others', async () => {
    const { data } = await app.call('userExport', { user: people.shopper.sub });
    expect(Object.keys(data)).toEqual(expect.arrayContaining(['profile', 'purchases', 'addresses', 'refunds']));
    expect(data.purchases.length).toBeGreaterThan(5);
    expect(JSON.stringify(data)).not.toContain(people.french.email);
  });

  test('[ACCT-01] what merchants agreed with the platform, and do with their goods, is not the shopper’s', async () => {
    const { data } = await app.call('userExport', { user: people.shopper.sub });
    expect([data.orders.length, data.refunds.length].every((count) => count > 0)).toBe(true);
    const names = Object.values(data as Record<string, object[]>).flatMap((list) => list.flatMap(Object.keys));
    expect(
      names.filter((name) => /commission|tax_number|provider|unsellable|restock|mailed|uuid|owner/.test(name)),
    ).toEqual([]);
  });

  test('[ACCT-01] points: newest first, each with the balance after it, a review by its product', async () => {
    const { data } = await app.call('integralList', { user: people.shopper.sub, query: { limit: 50 } });
    const list = data.list as { title: string; type: 1 | 2; amount: number; balance: number; time: string }[];
    expect(list.map(({ time }) => time)).toEqual(
      list
        .map(({ time }) => time)
        .toSorted()
        .toReversed(),
    );
    let balance = 0;
    for (const entry of list.toReversed()) {
      balance += entry.type === 1 ? entry.amount : -entry.amount;
      expect(entry.balance).toBe(balance);
    }
    expect(balance).toBe((await app.call('userInfo', { user: people.shopper.sub })).data.integral);
    expect(list.map(({ title }) => title)).toContain('Review of Scented candle');
  });

  /** Every table, whatever it is for, in which one of these words still stands. */
  const tablesThatKnow = async (words: readonly string[]) => {
    const tables = await rows(sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
    const found: string[] = [];
    for (const { name } of tables) {
      for (const word of words) {
        const kept = await row(sql`select 1 from ${sql.table(name)} x where x::text ilike ${`%${word}%`} limit 1`);
        if (kept) found.push(`${name}: ${word}`);
      }
    }
    return found;
  };

  test('[ACCT-01] an account without e-mail and phone is confirmed by its name, never by nothing', async () => {
    const user = 'nameless';
    const remove = (confirm: string) => app.call('userDelete', { user, body: { confirm } });
    await app.call('userInfo', { user });
    await run(sql`update shopper set email = null, phone = null where sub = ${user}`);
    expect(fieldOf(await remove(''))).toEqual(['confirm']);
    expect((await remove('Nameless')).data).toBe(true);
  });

  test('[ACCT-01] deleting an account needs its e-mail, waits for open orders, and leaves orders without a name', async () => {
    const { sub, email } = people.shopper;
    const remove = (confirm: string) => app.call('userDelete', { user: sub, body: { confirm } });
    expect(fieldOf(await remove('wrong@souk.test'))).toEqual(['confirm']);
    expect((await remove(email)).code).toBe(409);
    await run(
      sql`update merchant_order set status = 3, refund_status = 0 where purchase_no in (select order_no from purchase where user_id = ${sub})`,
    );
    await run(sql`update purchase set state = 'cancelled' where user_id = ${sub} and state = 'unpaid'`);
    await app.call('forgotPassword', { body: email });
    await run(
      sql`insert into newsletter_subscriber(store_id, email, key, created_at) select id, ${email}, 'k' || id, now() from store`,
    );
    expect(await tablesThatKnow([email])).toEqual(expect.arrayContaining([`outbox: ${email}`, `login_code: ${email}`]));
    expect((await remove(email.toUpperCase())).data).toBe(true);
    expect(await app.deps.identity.find({ email })).toBeNull();
    const left = await row(sql<{ count: number; named: number }>`
      select count(*)::int as count, count(*) filter (where address::text ilike '%Marsh%' or email <> '')::int as named
      from purchase where owner = 'deleted'`);
    expect(left?.count).toBeGreaterThan(5);
    expect(left?.named).toBe(0);
    expect(await row(sql`select 1 from address where user_id = ${sub}`)).toBeUndefined();
    expect(await tablesThatKnow([sub, email, 'Marsh', people.shopper.phone])).toEqual([]);
  });
});
