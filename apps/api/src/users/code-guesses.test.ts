import { createSandbox } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';
import { people } from '../seed/shoppers/people';

let app: TestApp;
let sandbox: ReturnType<typeof createSandbox>;
beforeAll(async () => {
  app = await createTestApp();
  sandbox = createSandbox(app);
});
afterAll(() => app?.close());
beforeEach(() => app.deps.clock.advance(3_600_000));

const minute = () => app.deps.clock.advance(61_000);
const lastCode = async (to: string) => (await sandbox.outbox(to))[0]?.code ?? '';
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
const forgot = (email: string) => app.call('forgotPassword', { body: email });
const reset = (email: string, captcha: string) =>
  app.call('resetPassword', {
    body: { email, captcha, newPassword: 'another-one', passwordAgain: 'another-one' },
  });
const register = (email: string, captcha: string) =>
  app.call('registerEmail', { body: { email, password: 'secret-1', captcha, storeId: 1 } });

test('[ACCT-09] ten codes an hour: asked for once more nothing is made, and the one that was mailed last still opens', async () => {
  const { email } = people.second;
  for (let count = 0; count < 10; count += 1) {
    expect((await forgot(email)).code).toBe(200);
    await minute();
  }
  const mailed = await lastCode(email);
  expect(await forgot(email)).toMatchObject({ status: 429, data: { retryAfter: expect.any(Number) } });
  expect((await reset(email, mailed)).code).toBe(200);
});

test('[LOGIN-05] codes that are asked for at once cost the owner one of the ten', async () => {
  const email = 'burst@souk.test';
  const burst = () => Promise.all(Array.from({ length: 30 }, () => app.call('emailCaptcha', { body: email })));
  expect((await burst()).map(({ code }) => code).filter((code) => code === 200)).toHaveLength(1);
  await minute();
  expect((await app.call('emailCaptcha', { body: email })).code).toBe(200);
});

test.each([
  ['[ACCT-09] a new password', people.french.email, forgot, reset],
  ['[LOGIN-05] an account', 'guessed@souk.test', (to: string) => app.call('emailCaptcha', { body: to }), register],
])(
  '%s: ten guesses in a quarter of an hour, however many codes are asked for; then not even the right one is looked at',
  async (_what, email, ask, guess) => {
    const statuses: number[] = [];
    for (let codes = 0; codes < 3; codes += 1) {
      await ask(email);
      const wrong = wrongFor(await lastCode(email));
      for (let count = 0; count < 5; count += 1) statuses.push((await guess(email, wrong)).status);
      await minute();
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), ...Array<number>(5).fill(429)]);
    await ask(email);
    const right = await lastCode(email);
    expect(await guess(email, right)).toMatchObject({ status: 429, data: { retryAfter: expect.any(Number) } });
    await app.deps.clock.advance(15 * 60_000);
    await ask(email);
    expect((await guess(email, await lastCode(email))).code).toBe(200);
  },
);

test('[ACCT-09] a hundred guesses at the codes of as many people are all that one network has; right ones cost it nothing', async () => {
  await app.call('emailCaptcha', { body: 'honest@souk.test' });
  expect((await register('honest@souk.test', await lastCode('honest@souk.test'))).code).toBe(200);
  const statuses: number[] = [];
  for (let count = 0; count < 101; count += 1)
    statuses.push((await reset(`of-many-${count}@souk.test`, '123456')).status);
  expect(statuses).toEqual([...Array<number>(100).fill(400), 429]);
});

test('[ACCT-09] a code is looked at before a password is typed: a wrong one is refused and counted, a right one still opens', async () => {
  const email = people.shopper.email;
  const check = (captcha: string) => app.call('checkCode', { body: { email, captcha } });
  await forgot(email);
  const code = await lastCode(email);
  expect(await check(wrongFor(code))).toMatchObject({ code: 400, data: { fields: { captcha: expect.any(String) } } });
  expect([(await check(code)).data, (await check(code)).data]).toEqual([true, true]);
  for (let count = 0; count < 4; count += 1) expect((await check(wrongFor(code))).code).toBe(400);
  expect((await reset(email, code)).code).toBe(400);
  await minute();
  await forgot(email);
  const next = await lastCode(email);
  expect((await check(next)).data).toBe(true);
  expect((await reset(email, next)).code).toBe(200);
});

test('[LOGIN-06] a code by phone is looked at likewise; what was sent for the one is nothing for the other', async () => {
  const body = { phone: '2025550177', countryCode: '1' };
  await app.call('phoneCode', { body });
  const captcha = await lastCode('+12025550177');
  expect((await app.call('checkCode', { body: { ...body, captcha } })).data).toBe(true);
  expect((await app.call('checkCode', { body: { ...body, captcha: wrongFor(captcha) } })).code).toBe(400);
});
