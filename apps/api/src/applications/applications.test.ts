import type { Application, ApplicationDetail, Paged } from '@souk/contract';
import { sql } from 'kysely';
import { row } from '../database/tx';
import { sendPicture } from '../testing/send-picture';
import { createTestApp, type TestApp } from '../testing/test-app';
import { agreementVersion } from './agreement';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const sandbox = (url: string, payload: object = {}) => shop.app.inject({ method: 'POST', url, payload });
const codeFor = async (email: string): Promise<string> => {
  await shop.call('merchantCaptcha', { body: email });
  const outbox = (await shop.app.inject({ url: '/sandbox/outbox' })).json<{ to: string; code?: string }[]>();
  return outbox.find(({ to }) => to === email)?.code ?? '';
};
const pictureOf = async (email: string, captcha: string) =>
  (await sendPicture(shop, { fields: { model: 'application', email, captcha } })).data?.url;
const formOf = (email: string, captcha: string, own: object = {}) => ({
  name: 'Oak & Co',
  realName: 'Olive Oak',
  phone: '6175550111',
  countryCode: '+1',
  email,
  captcha,
  categoryId: 1,
  typeId: 1,
  agreementVersion,
  qualificationPicture: '[]',
  ...own,
});
/** Applies without an account, as the page does. */
const apply = async (email: string, own: object = {}) => {
  const captcha = await codeFor(email);
  const url = await pictureOf(email, captcha);
  return shop.call('merchantApply', {
    body: formOf(email, captcha, { qualificationPicture: JSON.stringify([url]), ...own }),
  });
};

describe('[MER-02] applying to sell', () => {
  test('the agreement has a version and both languages', async () => {
    const en = await shop.call('merchantAgreement');
    const fr = await shop.call('merchantAgreement', { headers: { 'accept-language': 'fr' } });
    expect(en.data.version).toBe(agreementVersion);
    expect(fr.data.agreement).not.toBe(en.data.agreement);
  });

  test('a code is mailed, and the next one not before 60 seconds', async () => {
    const first = await shop.call('merchantCaptcha', { body: 'wait@oak.test' });
    expect(first).toMatchObject({ code: 200, data: 'Please check your mailbox for the verification code' });
    expect(await shop.call('merchantCaptcha', { body: 'wait@oak.test' })).toMatchObject({
      status: 429,
      data: { retryAfter: expect.any(Number) },
    });
    expect(await shop.call('merchantCaptcha', { body: 'no mail' })).toMatchObject({ status: 400 });
  });

  test('every field that is missing is named', async () => {
    const answer = await shop.call('merchantApply', {
      body: { name: '', realName: '', phone: '', email: '', captcha: '' },
    });
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.data.fields).toMatchObject({
      name: 'Please enter the company name',
      realName: 'Please enter your name',
      agreementVersion: 'Please check the user privacy agreement',
      qualificationPicture: 'Please add a qualification picture',
    });
  });

  test('a telephone and names that can be none are refused at their fields, in words', async () => {
    const body = formOf('names@oak.test', '123456', {
      name: 'Oak '.repeat(30),
      realName: '🧵'.repeat(20),
      phone: 'abc',
      qualificationPicture: '["/img/u/1.webp"]',
    });
    expect((await shop.call('merchantApply', { body })).data.fields).toEqual({
      name: 'This name can have 100 characters at most',
      realName: 'Please enter your name',
      phone: 'Please enter a valid phone number',
    });
  });

  test('a wrong code is refused, and after five tries the right one too', async () => {
    const email = 'guess@oak.test';
    const captcha = await codeFor(email);
    const wrong = captcha === '000000' ? '000001' : '000000';
    for (let at = 0; at < 5; at += 1)
      expect(await sendPicture(shop, { fields: { model: 'application', email, captcha: wrong } })).toMatchObject({
        code: 400,
        data: { fields: { captcha: 'Verification code is wrong' } },
      });
    // Nobody is asked to sign in but who gives no code at all.
    expect(await sendPicture(shop, { fields: { model: 'application', email } })).toMatchObject({ code: 401 });
    expect(await pictureOf(email, captcha)).toBeUndefined();
  });

  test('ten codes an hour reach one address, and sixty leave for one network, however many addresses it names', async () => {
    await shop.deps.clock.advance(3_600_000);
    const ask = (body: string) => shop.call('merchantCaptcha', { body });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await ask('often@oak.test')).status);
      await shop.deps.clock.advance(61_000);
    }
    for (let count = 0; count < 51; count += 1) statuses.push((await ask(`of-many-${count}@oak.test`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, ...Array<number>(50).fill(200), 429]);
    await shop.deps.clock.advance(3_600_000);
  });

  test('ten guesses in a quarter of an hour, however many codes are asked for; then the right one is not looked at', async () => {
    const email = 'guesses@oak.test';
    const guess = async (captcha: string) =>
      (await shop.call('merchantApply', { body: formOf(email, captcha, { qualificationPicture: '["/img/u/x"]' }) }))
        .status;
    for (let codes = 0; codes < 2; codes += 1) {
      const wrong = (await codeFor(email)) === '000000' ? '000001' : '000000';
      for (let count = 0; count < 5; count += 1) expect(await guess(wrong)).toBe(400);
      await shop.deps.clock.advance(61_000);
    }
    const right = await codeFor(email);
    expect(await guess(right)).toBe(429);
    expect((await sendPicture(shop, { fields: { model: 'application', email, captcha: right } })).code).toBe(429);
    await shop.deps.clock.advance(15 * 60_000);
    expect(await pictureOf(email, await codeFor(email))).toBeDefined();
  });

  test('a whole application is taken once, and its code with it', async () => {
    const email = 'olive@oak.test';
    expect(await apply(email)).toMatchObject({ code: 200, data: { id: expect.any(Number) } });
    await shop.deps.clock.advance(61_000);
    expect(await apply(email)).toMatchObject({ status: 409 });
  });

  test('[CART-01] sent again with its key after an answer that was lost it is answered as before, without an account too', async () => {
    const email = 'olga@oak.test';
    const captcha = await codeFor(email);
    const qualificationPicture = JSON.stringify([await pictureOf(email, captcha)]);
    const send = (own: object = {}, key = 'key-of-olga') =>
      shop.call('merchantApply', {
        headers: { 'idempotency-key': key },
        body: formOf(email, captcha, { qualificationPicture, ...own }),
      });
    const wrong = captcha === '000000' ? '000001' : '000000';
    expect(await send({ captcha: wrong })).toMatchObject({
      status: 400,
      data: { fields: { captcha: expect.any(String) } },
    });
    const [first, besides] = await Promise.all([send(), send()]);
    expect(first).toMatchObject({ code: 200, data: { id: expect.any(Number) } });
    expect([besides, await send()]).toEqual([first, first]);
    expect(await send({ name: 'Elm & Co' })).toMatchObject({ status: 409, reason: 'REQUEST_KEY_USED' });
    expect(await send({}, 'another-key')).toMatchObject({ status: 409, reason: 'APPLICATION_OPEN' });
  });

  test('another agreement, kind or picture than ours is refused', async () => {
    const other = await apply('a@oak.test', { agreementVersion: '1999' });
    expect(other).toMatchObject({ status: 400, data: { fields: { agreementVersion: expect.any(String) } } });
    expect(await apply('b@oak.test', { typeId: 99 })).toMatchObject({
      data: { fields: { typeId: expect.any(String) } },
    });
    expect(await apply('c@oak.test', { qualificationPicture: '["https://elsewhere.test/x.png"]' })).toMatchObject({
      status: 400,
    });
  });
});

describe('[MER-03] what becomes of an application', () => {
  const user = 'pat';
  const records = async () => (await shop.call<Paged<Application>>('merchantRecords', { user })).data.list;

  test('it is found by its e-mail after sign-in, due in 15 working days', async () => {
    await apply('pat@souk.test', { tradeRegister: 'Companies House', registerNumber: '01234567' });
    const [record] = await records();
    expect(record).toMatchObject({ auditStatus: 1, denialReason: null, name: 'Oak & Co', registerNumber: '01234567' });
    const days = (new Date(record?.dueBy ?? 0).getTime() - new Date(record?.createTime ?? 0).getTime()) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(19);
  });

  test('it is also theirs by its own address, before the list of all was opened', async () => {
    const id = (await apply('early@souk.test')).data.id as number;
    expect((await shop.call('merchantRecord', { user: 'stranger', params: { id } })).status).toBe(404);
    expect(await shop.call('merchantRecord', { user: 'early', params: { id } })).toMatchObject({ data: { id } });
  });

  test('nobody gets it by an e-mail of theirs that nobody has proved: an outside provider lets people type any', async () => {
    const id = (await apply('unproved@souk.test')).data.id as number;
    const thief = { user: 'unproved' };
    expect((await shop.call<Paged<Application>>('merchantRecords', thief)).data.list).toEqual([]);
    expect((await shop.call('merchantRecord', { ...thief, params: { id } })).status).toBe(404);
    const body = formOf('unproved@souk.test', '');
    expect((await shop.call('merchantResubmit', { ...thief, params: { id }, body })).status).toBe(404);
  });

  test('declined with a reason for each picture, sent again, approved: then it is a merchant', async () => {
    const id = (await records())[0]?.id ?? 0;
    const read = async () => (await shop.call<ApplicationDetail>('merchantRecord', { user, params: { id } })).data;
    const url = (await read()).documents[0]?.url ?? '';
    expect((await shop.app.inject({ url })).statusCode).toBe(200);
    expect((await shop.app.inject({ url: url.split('?')[0] ?? '' })).statusCode).toBe(404);
    const again = () =>
      shop.call('merchantResubmit', {
        user,
        params: { id },
        body: formOf('pat@souk.test', '', { name: 'Pat & Co', qualificationPicture: JSON.stringify([url]) }),
      });
    expect(await again()).toMatchObject({ status: 409 });
    await sandbox(`/sandbox/merchant/${id}/decline`, {
      reason: 'Too blurry.',
      documents: { [url]: 'Can not be read.' },
    });
    expect(await read()).toMatchObject({
      auditStatus: 3,
      denialReason: 'Too blurry.',
      documents: [{ state: 'refused', reason: 'Can not be read.' }],
    });
    const mail = await row<{ text: string }>(sql`
      select text from outbox where recipient = 'pat@souk.test' order by id desc limit 1`);
    // The reason stands alone, each document has its own, and one press leads to where it is sent again.
    expect(mail?.text).toMatch(/^Too blurry\.$/m);
    expect(mail?.text).toContain('Picture 1: Can not be read.');
    expect(mail?.text).toContain(`/merchant/registration?id=${id}`);
    expect(await again()).toMatchObject({ code: 200 });
    expect(await read()).toMatchObject({
      auditStatus: 1,
      denialReason: null,
      name: 'Pat & Co',
      documents: [{ state: 'pending' }],
    });
    const { merchantId } = (await sandbox(`/sandbox/merchant/${id}/approve`)).json<{ merchantId: number }>();
    const made = await row(
      sql<object>`
        select name, state, legal_name, trade_register, register_number from merchant where id = ${merchantId}`,
    );
    // What the application sent again said nothing of stayed as it was.
    expect(made).toEqual({
      name: 'Pat & Co',
      state: 'preparing',
      legal_name: 'Pat & Co',
      trade_register: 'Companies House',
      register_number: '01234567',
    });
    expect((await sandbox(`/sandbox/merchant/${id}/approve`)).statusCode).toBe(409);
  });

  test('a stranger sees nothing of it', async () => {
    const id = (await records())[0]?.id ?? 0;
    expect(await shop.call('merchantRecord', { user: 'bob', params: { id } })).toMatchObject({ status: 404 });
    expect(
      await shop.call('merchantResubmit', { user: 'bob', params: { id }, body: formOf('x@oak.test', '') }),
    ).toMatchObject({ status: 404 });
    expect(await shop.call('merchantRecord', { params: { id } })).toMatchObject({ status: 401 });
  });
});
