import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { run } from '../../database/tx';
import { makeInvitation } from '../../staff/invitations.repository';
import { grantRole } from '../../staff/staff-roles.repository';
import { createTestRealm, type TestRealm } from '../../testing/testing-realm';
import { insertAccount } from './accounts.repository';
import { hashPassword } from './passwords';
import { invitationPath } from './realm';

/** As a store with real payment keys: its people must have a second factor. */
let realm: TestRealm;
beforeAll(async () => {
  realm = await createTestRealm({ STAFF_ACR: '2' });
  await run(sql`insert into store(name) values ('Bazaar & Co')`);
});
afterAll(() => realm.close());
beforeEach(() => realm.clock.advance(61_000));

const login = 'shopper@souk.test';
const alertOf = (html: string) => /role="alert"[^>]*>([^<]*)</.exec(html)?.[1];
const lastCode = () => realm.letters.at(-1)?.code ?? '';
const secretIn = (html: string) => (/<code id="secret">([^<]+)</.exec(html)?.[1] ?? '').replaceAll(' ', '');
const codesIn = (html: string) => [...html.matchAll(/<li><code>([0-9a-f-]+)</g)].map(([, code]) => code ?? '');

type Browser = ReturnType<TestRealm['browser']>;

/** Opens a page. @returns what it says to whoever sees it */
const open = async (browser: Browser, address: string) => {
  const reply = await browser.go(address);
  const html = await reply.text();
  expect(reply.headers.get('cache-control')).toContain('no-store');
  return { status: reply.status, html, alert: alertOf(html) };
};

/** Sends a form, which has to be answered by the address of a page without anything that was typed. @returns that address */
const sendTo = async (browser: Browser, form: string, fields: Record<string, string>) => {
  const reply = await browser.go(form, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  expect([fields, reply.status]).toEqual([fields, 303]);
  expect(reply.headers.get('cache-control') ?? 'no-store').toContain('no-store');
  const address = new URL(reply.headers.get('location') ?? '', realm.origin);
  const { login: typed, password, code, name } = fields;
  for (const value of [typed, password, code, name]) {
    if (value) expect([...address.searchParams.values()].join(' ')).not.toContain(value);
  }
  return address.pathname + address.search;
};

const atForm = async () => {
  const { browser, form } = await realm.atSignIn();
  return { browser, form, send: (fields: Record<string, string>) => sendTo(browser, form, fields) };
};

/** The page says so once; loaded again it asks the same and says nothing. */
const saysOnce = async (browser: Browser, address: string, says: { status: number; alert: string; field: string }) => {
  const first = await open(browser, address);
  expect([first.status, first.alert]).toEqual([says.status, expect.stringContaining(says.alert)]);
  const again = await open(browser, address);
  expect([again.status, again.alert]).toEqual([200, undefined]);
  for (const { html } of [first, again]) expect(html).toContain(`id="${says.field}"`);
  return again.html;
};

describe('[LOGIN-07] every form of the sign-in is answered by the address of a page, where Back and reload send nothing', () => {
  test('a wrong password, an empty one, and too many: said once, beside the e-mail that was typed', async () => {
    const { browser, send } = await atForm();
    const field = 'password';
    for (const [fields, status, alert] of [
      [{ login: '', password: 'x' }, 400, 'enter your email'],
      [{ login: 'no@souk.test', password: '' }, 400, 'enter your password'],
      ...Array.from({ length: 10 }, () => [{ login: 'no@souk.test', password: 'wrong' }, 401, 'Wrong email'] as const),
      [{ login: 'no@souk.test', password: 'wrong' }, 429, 'Too many attempts'],
    ] as const) {
      const html = await saysOnce(browser, await send({ way: 'password', ...fields }), { status, alert, field });
      expect(html).toContain(`value="${fields.login}"`);
    }
    await realm.clock.advance(15 * 60_000);
  });

  test('what one page has to say is not said on another', async () => {
    const { browser, form, send } = await atForm();
    const address = await send({ way: 'password', login, password: 'wrong' });
    expect((await open(browser, `${form}?way=code`)).alert).toBeUndefined();
    expect((await open(browser, address)).alert).toBeUndefined();
  });

  test.each(['code', 'reset'])('by %s each step has an address of its own', async (way) => {
    const { browser, form, send } = await atForm();
    const wrongAddress = await send({ way, step: 'send', login: 'no address' });
    await saysOnce(browser, wrongAddress, { status: 400, alert: 'valid email', field: 'login' });
    const address = await send({ way, step: 'send', login });
    const letters = realm.letters.length;
    const sent = await open(browser, address);
    expect([sent.status, sent.alert]).toEqual([200, undefined]);
    expect(sent.html).toMatch(/data-wait="(5\d|60)"/);
    await realm.clock.advance(45_000);
    expect((await open(browser, address)).html).toMatch(/data-wait="1?\d"/);
    const early = await send({ way, step: 'send', login });
    await saysOnce(browser, early, { status: 429, alert: 'before the next code', field: 'code' });
    const code = lastCode();
    const check = (typed: string) => send({ way, step: 'check', login, code: typed, password: 'souk-demo-2' });
    const wrong = { status: 401, alert: 'code is wrong', field: 'code' };
    expect(await saysOnce(browser, await check(code === '111111' ? '222222' : '111111'), wrong)).toContain(login);
    await saysOnce(browser, await check(''), { status: 400, alert: 'enter the verification code', field: 'code' });
    // Back shows the step before; nothing is sent anew by any of it.
    expect((await open(browser, `${form}?way=${way}`)).html).toContain('id="login"');
    expect((await open(browser, address)).html).toContain('id="code"');
    expect(realm.letters).toHaveLength(letters);
    expect(await check(code)).toContain('/protocol/openid-connect/auth/');
    await realm.identity.setPassword(realm.sub, 'souk-demo');
  });

  test('the address of a code is the first step for whoever asked for none, and nobody else’s form has an answer', async () => {
    const { browser, form, send } = await atForm();
    expect((await open(browser, `${form}?way=code&step=check`)).html).toContain('id="login"');
    expect((await open(browser, `${form}?way=x&step=y&second=z`)).html).toContain('id="password"');
    const address = await send({ second: 'code', code: '123456' });
    expect(await open(browser, address)).toMatchObject({ status: 200, alert: undefined });
    await send({ way: 'password', login, password: 'wrong' });
    const stranger = realm.browser();
    const theirs = await open(stranger, await sendTo(stranger, form, { login, password: 'souk-demo' }));
    expect([theirs.status, theirs.html]).toEqual([400, expect.stringContaining('This sign-in has expired')]);
  });
});

describe('[DESK-24] so are the forms of the second factor', () => {
  const account = async () => {
    const email = 'nora@souk.test';
    const sub = await insertAccount({
      email,
      phone: null,
      nickname: 'Nora',
      password_hash: await hashPassword('souk-demo'),
    });
    await run(sql`insert into shopper(sub, email, nickname) values (${sub}, ${email}, 'Nora')`);
    await grantRole(sub, 'finance', realm.clock.now());
    return email;
  };

  test('setting one up, its recovery codes, which are shown once, and its code', async () => {
    const first = { way: 'password', login: await account(), password: 'souk-demo' };
    const { browser, form, send } = await atForm();
    const address = await send(first);
    const secret = secretIn((await open(browser, address)).html);
    const wrong = await send({ second: 'enrol', code: '000000' });
    const html = await saysOnce(browser, wrong, { status: 401, alert: 'This code is wrong', field: 'code' });
    expect(secretIn(html)).toBe(secret);
    // Back leads to the password; what was proved stands meanwhile.
    expect((await open(browser, form)).html).toContain('id="password"');
    expect(secretIn((await open(browser, address)).html)).toBe(secret);
    const epoch = Math.floor(Date.now() / 1000);
    const done = await send({ second: 'enrol', code: generateSync({ secret, epoch }) });
    // Sent twice by two presses: the codes are not lost.
    expect(await send({ second: 'enrol', code: generateSync({ secret, epoch }) })).toBe(done);
    expect(codesIn((await open(browser, done)).html)).toHaveLength(10);
    expect(await send({ second: 'codes' })).toContain('/protocol/openid-connect/auth/');

    const later = await atForm();
    const asked = await later.send(first);
    expect((await open(later.browser, asked)).html).toContain('Six digits from the app');
    const refused = await later.send({ second: 'code', code: '000000' });
    await saysOnce(later.browser, refused, { status: 401, alert: 'This code is wrong', field: 'code' });
    // A form of another step has no answer but the page of this one.
    expect(await later.send({ second: 'enrol', code: '000000' })).toBe(asked);
    const code = generateSync({ secret, epoch: epoch + 30 });
    expect(await later.send({ second: 'code', code })).toContain('/protocol/openid-connect/auth/');
  });

  test('whose account is deleted meanwhile begins anew', async () => {
    const { browser, form, send } = await atForm();
    const address = await send({ way: 'password', login: 'nora@souk.test', password: 'souk-demo' });
    await run(sql`delete from account where email = 'nora@souk.test'`);
    expect(await send({ second: 'code', code: '123456' })).toBe(new URL(form, realm.origin).pathname);
    expect((await open(browser, address)).html).toContain('id="password"');
  });
});

describe('[DESK-23] so is the form of an invitation', () => {
  const invited = async (email: string) => {
    const made = { store_id: 1, email, roles: ['finance' as const], invited_by: 'Anna' };
    const { token } = await makeInvitation(made, realm.clock.now());
    return `${realm.deskIssuer}${invitationPath}?token=${token}&ui_locales=en`;
  };

  test('what is wrong is said once, beside the name that was typed', async () => {
    const [browser, form] = [realm.browser(), await invited('new@souk.test')];
    for (const [name, password, alert] of [
      ['', 'long enough for staff', 'enter your name'],
      ['Nora <b>', 'elevenchars', '12 or more characters'],
      ['Nora <b>', 'passwordpassword', 'too common'],
      ['Nora <b>', 'new@souk.test', 'easy to guess'],
    ] as const) {
      const address = await sendTo(browser, form, { name, password });
      const first = await open(browser, address);
      expect([first.status, first.alert]).toEqual([400, expect.stringContaining(alert)]);
      expect(first.html).toContain(`value="${name.replace('<b>', '&lt;b&gt;')}"`);
      expect(await open(browser, address)).toMatchObject({ status: 200, alert: undefined });
    }
    expect(await sendTo(browser, form, { name: 'Nora', password: 'long enough for staff' })).toContain('/admin');
    expect((await open(browser, await sendTo(browser, form, { name: 'Eve', password: 'long enough' }))).status).toBe(
      410,
    );
  });

  test('a cookie that somebody else wrote says nothing', async () => {
    const [browser, form] = [realm.browser(), await invited('other@souk.test')];
    await sendTo(browser, form, { name: '', password: '' });
    const [name = ''] = browser.jar.keys();
    for (const text of [
      'x',
      Buffer.from('null').toString('base64url'),
      Buffer.from('{"fault":"constructor","name":7}').toString('base64url'),
    ]) {
      browser.jar.set(name, text);
      expect(await open(browser, form)).toMatchObject({ status: 200, alert: undefined });
    }
  });
});
