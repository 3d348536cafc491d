import { sql } from 'kysely';
import { run } from '../../database/tx';
import { grantRole, revokeRole } from '../../staff/staff-roles.repository';
import { createTestRealm, type TestRealm } from '../../testing/testing-realm';

let realm: TestRealm;
beforeAll(async () => {
  realm = await createTestRealm();
});
afterAll(() => realm.close());
beforeEach(async () => {
  realm.letters.length = 0;
  await realm.clock.advance(61_000);
});

const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

/** Opens the sign-in page as the store does for a quick login. */
const open = async (hint: string, extra: Record<string, string> = {}, way = 'code') => {
  const browser = realm.browser();
  const query = new URLSearchParams({
    client_id: 'souk-storefront',
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: `${realm.origin}/callback`,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    souk_way: 'code',
    login_hint: hint,
    ...extra,
  });
  const form =
    (await browser.go(`${realm.issuer}/protocol/openid-connect/auth?${query}`)).headers.get('location') ?? '';
  const send = (fields: Record<string, string>) => browser.submit(form, { way, login: hint, ...fields });
  return {
    page: () => browser.go(form),
    form,
    browser,
    ask: () => send({ step: 'send' }),
    check: (code: string, fields: Record<string, string> = {}) => send({ step: 'check', code, ...fields }),
  };
};
const lastCode = () => realm.letters.at(-1)?.code ?? '';
/** The provider goes on to the store: its redirect says so. */
const isIn = (answer: Response) => answer.status === 303 && (answer.headers.get('location') ?? '').includes('/auth/');

test.each([
  ['+33612345678', 'sms'],
  ['shopper@souk.test', 'email'],
])('[LOGIN-02] quick login: %s asks for a code, gets it by %s, and is in', async (login, channel) => {
  const { page, ask, check } = await open(login);
  const html = await (await page()).text();
  expect(html).toContain('Send me a code');
  expect(html).not.toContain('type="password"');
  const sent = await ask();
  expect(sent.status).toBe(200);
  expect(await sent.text()).toContain('autocomplete="one-time-code"');
  expect(realm.letters).toMatchObject([{ channel, to: login, code: expect.stringMatching(/^\d{6}$/) }]);
  expect(isIn(await check(lastCode()))).toBe(true);
});

test('[LOGIN-02] the page says the same to somebody without an account, and sends nothing', async () => {
  const known = await open('shopper@souk.test');
  const stranger = await open('nobody@souk.test');
  const [one, two] = [await (await known.ask()).text(), await (await stranger.ask()).text()];
  expect(two.replaceAll('nobody@souk.test', 'shopper@souk.test').replaceAll(/authenticate\/[\w-]+/g, '')).toBe(
    one.replaceAll(/authenticate\/[\w-]+/g, ''),
  );
  expect(realm.letters.map(({ to }) => to)).toEqual(['shopper@souk.test']);
  expect((await stranger.check('000000')).status).toBe(401);
});

test('[LOGIN-05] a code pasted with a space or a dash is the code, and the field does not cut it', async () => {
  for (const paste of [
    (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}`,
    (code: string) => code.replace(/^.../, '$&-'),
  ]) {
    await realm.clock.advance(61_000);
    const { ask, check } = await open('+33612345678');
    const field = /<input id="code"[^>]*>/.exec(await (await ask()).text())?.[0] ?? '';
    expect(Number(/maxlength="(\d+)"/.exec(field)?.[1])).toBeGreaterThan(20);
    expect(field).not.toContain('pattern');
    expect(isIn(await check(paste(lastCode())))).toBe(true);
  }
});

test('[LOGIN-05] a code works once, for ten minutes, five tries, and only the newest', async () => {
  const first = await open('shopper@souk.test');
  await first.ask();
  const old = lastCode();
  const early = await first.ask();
  expect(early.status).toBe(429);
  expect(await early.text()).toContain('before the next code');
  await realm.clock.advance(61_000);
  await first.ask();
  expect(await (await first.check(old)).text()).toContain('Verification code is wrong');
  const code = lastCode();
  expect(isIn(await first.check(code))).toBe(true);
  expect((await (await open('shopper@souk.test')).check(code)).status).toBe(401);

  await realm.clock.advance(61_000);
  const late = await open('shopper@souk.test');
  await late.ask();
  await realm.clock.advance(10 * 60_000);
  expect((await late.check(lastCode())).status).toBe(401);

  await late.ask();
  const wrong = lastCode() === '111111' ? '222222' : '111111';
  for (let count = 0; count < 5; count += 1) await late.check(wrong);
  expect((await late.check(lastCode())).status).toBe(401);
});

test('[LOGIN-02] password and code lead to each other, and nothing typed is a code or an address by mistake', async () => {
  const { browser, form, ask, check } = await open('not an address');
  expect((await ask()).status).toBe(400);
  expect((await check('')).status).toBe(400);
  expect(await (await browser.go(`${form}?way=password`)).text()).toContain('type="password"');
  const asked = await open('shopper@souk.test', { souk_way: 'password', ui_locales: 'fr' });
  expect(await (await asked.page()).text()).toContain('Utiliser un code unique');
});

test('[ACCT-09] a forgotten password: a code, a new password, and the shopper is in; a short one costs no code', async () => {
  const { page, ask, check } = await open('shopper@souk.test', { souk_way: 'reset' }, 'reset');
  expect(await (await page()).text()).toContain('Choose a new password');
  const asked = await (await ask()).text();
  expect(asked).toContain('autocomplete="new-password"');
  // Where a password manager keeps it.
  expect(asked).toContain('autocomplete="username" readonly hidden value="shopper@souk.test"');
  const code = lastCode();
  const short = await check(code, { password: 'abc' });
  expect([short.status, await short.text()]).toEqual([400, expect.stringContaining('6 or more characters')]);
  expect((await check('000000', { password: 'a-new-one' })).status).toBe(401);
  expect(isIn(await check(code, { password: 'a-new-one' }))).toBe(true);
  const other = await open('shopper@souk.test', { souk_way: 'password' }, 'password');
  expect((await other.check('', { password: 'souk-demo' })).status).toBe(401);
  expect(isIn(await other.check('', { password: 'a-new-one' }))).toBe(true);
});

test('[ACCT-09] of a password of 128 characters every one counts', async () => {
  const long = 'a long sentence of my own '.repeat(5).slice(0, 128);
  await realm.identity.setPassword(realm.sub, long);
  const other = await open('shopper@souk.test', { souk_way: 'password' }, 'password');
  expect((await other.check('', { password: long.slice(0, 127) })).status).toBe(401);
  expect(isIn(await other.check('', { password: long }))).toBe(true);
  await realm.identity.setPassword(realm.sub, 'a-new-one');
});

test('[LOGIN-11] whoever guesses at a password does not keep its owner out: a code lets them in, and ends the wait', async () => {
  const guesser = await open('shopper@souk.test', { souk_way: 'password' }, 'password');
  for (let count = 0; count < 10; count += 1) await guesser.check('', { password: 'a-guess' });
  expect((await guesser.check('', { password: 'a-new-one' })).status).toBe(429);
  const { ask, check } = await open('shopper@souk.test');
  await ask();
  expect(isIn(await check(lastCode()))).toBe(true);
  const owner = await open('shopper@souk.test', { souk_way: 'password' }, 'password');
  expect(isIn(await owner.check('', { password: 'a-new-one' }))).toBe(true);
});

test('[ACCT-09] [DESK-23] who works for the platform needs a longer one; a short one costs no code', async () => {
  await run(sql`insert into shopper(sub, email, nickname) values (${realm.sub}, 'shopper@souk.test', 'Sam')`);
  await grantRole(realm.sub, 'finance', realm.clock.now());
  const { ask, check } = await open('shopper@souk.test', { souk_way: 'reset' }, 'reset');
  await ask();
  const code = lastCode();
  const short = await check(code, { password: 'a-new-one' });
  expect([short.status, await short.text()]).toEqual([400, expect.stringContaining('12 or more characters')]);
  expect(isIn(await check(code, { password: 'a-new-long-one' }))).toBe(true);
  await revokeRole(realm.sub, 'finance');
});

test('[ACCT-09] the code of one form is worth nothing in the other', async () => {
  const reset = await open('shopper@souk.test', { souk_way: 'reset' }, 'reset');
  await reset.ask();
  const { check } = await open('shopper@souk.test');
  expect((await check(lastCode())).status).toBe(401);
});

test('[ACCT-09] the page where the password is typed offers a new one', async () => {
  const { page, form } = await open('shopper@souk.test', { souk_way: 'password' }, 'password');
  expect(await (await page()).text()).toContain(
    `href="${new URL(form, realm.origin).pathname}?way=reset">Forgot your password?`,
  );
});
