import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { row, rows, run } from '../../database/tx';
import { sealWith } from '../../secrets/sealing';
import { grantRole } from '../../staff/staff-roles.repository';
import { insertAccount } from './accounts.repository';
import { hashPassword } from './passwords';
import { createTestRealm, type TestRealm } from '../../testing/testing-realm';

let realm: TestRealm;
/** As a store with real payment keys: its people must have a second factor. */
beforeAll(async () => {
  realm = await createTestRealm({ STAFF_ACR: '2' });
  await run(sql`insert into store(name) values ('Bazaar & Co')`);
});
afterAll(() => realm.close());

/** A new account with the password souk-demo. @param isStaff it works for the platform */
const account = async (isStaff: boolean) => {
  const email = `${randomBytes(4).toString('hex')}@souk.test`;
  const password_hash = await hashPassword('souk-demo');
  const sub = await insertAccount({ email, phone: null, nickname: 'Nora', password_hash });
  await run(sql`insert into shopper(sub, email, nickname) values (${sub}, ${email}, 'Nora')`);
  if (isStaff) await grantRole(sub, 'finance', realm.clock.now());
  return { sub, email };
};

const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const challengeOf = { code_challenge: challenge, code_challenge_method: 'S256' };

/** Opens the sign-in of an account. `send` posts a form and follows to the next page, or to the store. */
const open = async (email: string, extra: Record<string, string> = {}, browser = realm.browser()) => {
  const query = new URLSearchParams({
    client_id: 'souk-storefront',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${realm.origin}/callback`,
    ...challengeOf,
    ...extra,
  });
  const form =
    (await browser.go(`${realm.issuer}/protocol/openid-connect/auth?${query}`)).headers.get('location') ?? '';
  const follow = async (response: Response): Promise<{ at: string; status: number; html: string }> => {
    const at = response.headers.get('location');
    if (at?.startsWith(`${realm.origin}/callback`)) return { at, status: 303, html: '' };
    if (at) return follow(await browser.go(at));
    return { at: form, status: response.status, html: await response.text() };
  };
  const send = async (fields: Record<string, string>) => follow(await browser.submit(form, fields));
  return {
    send,
    password: () => send({ way: 'password', login: email, password: 'souk-demo' }),
    page: async (second = '') => follow(await browser.go(second ? `${form}?second=${second}` : form)),
  };
};

const secretIn = (html: string) => (/<code id="secret">([^<]+)</.exec(html)?.[1] ?? '').replaceAll(' ', '');
const codesIn = (html: string) => [...html.matchAll(/<li><code>([0-9a-f-]+)</g)].map(([, code]) => code ?? '');
/** The code of the period after the last one that was used: one works once. */
const codeOf = async (sub: string, secret: string) => {
  const found = await row(sql<{ last_epoch: string }>`
    select last_epoch::text from account_second_factor where account_id = ${sub}`);
  const last = Number(found?.last_epoch ?? 0);
  const now = Math.floor(Date.now() / 1000);
  return generateSync({ secret, epoch: Math.max(now, last + 30) });
};
const isIn = ({ at }: { at: string }) => at.includes('/callback?code=');

/** Sets a second factor up as its person does. */
const enrolled = async (isStaff = true) => {
  const person = await account(isStaff);
  const { send, password } = await open(person.email, isStaff ? {} : { souk_enrol: '1' });
  const secret = secretIn((await password()).html);
  const { html } = await send({ second: 'enrol', code: await codeOf(person.sub, secret) });
  const codes = codesIn(html);
  expect(isIn(await send({ second: 'codes' }))).toBe(true);
  return { ...person, secret, codes };
};

describe('[DESK-24] a second factor', () => {
  afterEach(() => sealWith({ current: undefined, old: undefined }));

  test('is set up before staff are let in, with a picture, a key and ten recovery codes', async () => {
    const { email, sub } = await account(true);
    const { send, password, page } = await open(email);
    const { html } = await password();
    expect(html).toContain('Your role asks for a second factor');
    expect(html).toContain('src="data:image/svg+xml;base64,');
    const secret = secretIn(html);
    expect(secretIn((await page('enrol')).html)).toBe(secret);
    const wrong = await send({ second: 'enrol', code: '000000' });
    expect([wrong.status, secretIn(wrong.html)]).toEqual([401, secret]);
    // Nothing but the code leads on.
    for (const second of ['codes', 'code', '']) expect(isIn(await send({ second, way: 'password' }))).toBe(false);
    await password();
    const again = secretIn((await page('enrol')).html);
    const done = await send({ second: 'enrol', code: await codeOf(sub, again) });
    expect(new Set(codesIn(done.html)).size).toBe(10);
    // They are shown once: whoever loads their page again is in.
    expect(isIn(await page('codes'))).toBe(true);
  });

  test('stands sealed in the sign-in that sets it up', async () => {
    sealWith({ current: randomBytes(32).toString('base64'), old: undefined });
    const { email, sub } = await account(true);
    const { send, password } = await open(email);
    const secret = secretIn((await password()).html);
    const waiting = await rows(sql<{ payload: string }>`select payload::text from oidc_payload`);
    expect(waiting.filter(({ payload }) => payload.includes(secret))).toEqual([]);
    expect(codesIn((await send({ second: 'enrol', code: await codeOf(sub, secret) })).html)).toHaveLength(10);
  });

  test('is asked for at each sign-in; a code works once, and no form leads around it', async () => {
    const { email, sub, secret } = await enrolled();
    const { send, password } = await open(email);
    expect((await password()).html).toContain('Six digits from the app');
    for (const second of ['codes', 'enrol']) {
      const answer = await send({ second, code: '' });
      expect([second, isIn(answer), answer.html.includes('Six digits from the app')]).toEqual([second, false, true]);
    }
    expect((await send({ second: 'code', code: '123' })).status).toBe(401);
    const code = await codeOf(sub, secret);
    expect(isIn(await send({ second: 'code', code }))).toBe(true);
    const later = await open(email);
    await later.password();
    expect((await later.send({ second: 'code', code })).html).toContain('This code is wrong or was used before');
  });

  test('a recovery code stands in for a lost app, once each', async () => {
    const { email, codes } = await enrolled();
    const [first = '', second = ''] = codes;
    const one = await open(email);
    await one.password();
    expect(isIn(await one.send({ second: 'code', code: ` ${first.toUpperCase()} ` }))).toBe(true);
    const two = await open(email);
    await two.password();
    expect((await two.send({ second: 'code', code: first })).status).toBe(401);
    expect(isIn(await two.send({ second: 'code', code: second }))).toBe(true);
  });

  test('guesses are counted for the account, whichever window they come from', async () => {
    const { email, sub, secret } = await enrolled();
    const tries = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const { send, password } = await open(email);
      await password();
      tries.push((await send({ second: 'code', code: '000000' })).status);
    }
    expect(tries).toEqual([...Array<number>(10).fill(401), 429]);
    const { send, password } = await open(email);
    await password();
    expect((await send({ second: 'code', code: await codeOf(sub, secret) })).status).toBe(429);
  });

  test('is set up by whoever wants one, asked for from then on, and replaced only by somebody who has it', async () => {
    const shopper = await account(false);
    expect(isIn(await (await open(shopper.email)).password())).toBe(true);
    const { email, sub, secret } = await enrolled(false);
    const { send, password } = await open(email, { souk_enrol: '1' });
    expect((await password()).html).toContain('Six digits from the app');
    const next = await send({ second: 'code', code: await codeOf(sub, secret) });
    expect(secretIn(next.html)).not.toBe('');
    expect(secretIn(next.html)).not.toBe(secret);
  });

  test('that is set up ends the account’s other sessions, and leaves this browser signed in', async () => {
    const { email, sub } = await account(false);
    const [here, elsewhere] = [realm.browser(), realm.browser()];
    for (const browser of [here, elsewhere]) expect(isIn(await (await open(email, {}, browser)).password())).toBe(true);
    const isSignedIn = async (browser: ReturnType<TestRealm['browser']>) =>
      isIn(await (await open(email, { prompt: 'none' }, browser)).page());
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, true]);
    const { send, password } = await open(email, { souk_enrol: '1', prompt: 'login' }, here);
    const secret = secretIn((await password()).html);
    await send({ second: 'enrol', code: await codeOf(sub, secret) });
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(isIn(await send({ second: 'codes' }))).toBe(true);
    expect((await realm.identity.sessionsOf([sub]))?.get(sub)).toBe(1);
  });

  test('is gone once an administrator takes it away, and so are its codes and every session', async () => {
    const { email, sub, codes } = await enrolled();
    expect(await realm.identity.secondFactors([sub, realm.sub])).toEqual(new Set([sub]));
    await realm.identity.dropSecondFactor(sub);
    expect((await realm.identity.sessionsOf([sub]))?.get(sub)).toBeUndefined();
    const { send, password } = await open(email);
    expect(secretIn((await password()).html)).not.toBe('');
    expect(isIn(await send({ second: 'code', code: codes[0] ?? '' }))).toBe(false);
  });

  test('the pages speak French', async () => {
    const { email } = await account(true);
    const { password } = await open(email, { ui_locales: 'fr' });
    expect((await password()).html).toContain('Votre rôle exige un second facteur');
  });
});
