import { Overloaded } from '../errors';
import { hashPassword } from '../identity/local/passwords';
import { people } from '../seed/shoppers/people';
import { createSandbox } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

jest.mock('../identity/local/passwords', () => {
  const real = jest.requireActual<{ hashPassword: typeof hashPassword }>('../identity/local/passwords');
  return { ...real, hashPassword: jest.fn(real.hashPassword) };
});

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const register = (email: string, captcha: string) =>
  app.call('registerEmail', { body: { email, password: 'secret-1', captcha, storeId: 1 } });
const reset = (email: string, captcha: string) =>
  app.call('resetPassword', { body: { email, captcha, newPassword: 'another-one', passwordAgain: 'another-one' } });

test.each([
  ['[LOGIN-05] an account', 'new@souk.test', 'emailCaptcha', register],
  ['[ACCT-09] a new password', people.second.email, 'forgotPassword', reset],
] as const)(
  '%s for which hashing has no time leaves the code as it was; it then works once',
  async (_what, email, ask, use) => {
    await app.call(ask, { body: email });
    const code = (await createSandbox(app).outbox(email))[0]?.code ?? '';
    jest.mocked(hashPassword).mockRejectedValueOnce(new Overloaded('too many passwords wait to be hashed'));
    expect(await use(email, code)).toMatchObject({ status: 503, reason: 'UNAVAILABLE' });
    expect((await use(email, code)).code).toBe(200);
    expect((await use(email, code)).code).toBe(400);
  },
);
