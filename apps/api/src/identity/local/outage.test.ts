import { createTestRealm, type TestRealm } from '../../testing/testing-realm';
import * as transactions from '../../database/tx';

let realm: TestRealm;
beforeAll(async () => void (realm = await createTestRealm()));
afterAll(() => realm.close());
afterEach(() => jest.restoreAllMocks());

jest.mock('../../database/tx', () => ({
  __esModule: true, // else each file gets a copy of its own, of which one alone fails
  ...jest.requireActual<typeof transactions>('../../database/tx'),
}));

const address = () => {
  const query = new URLSearchParams({
    client_id: 'souk-storefront',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${realm.origin}/callback`,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  return `${realm.issuer}/protocol/openid-connect/auth?${query}`;
};
/** Every statement fails so from now on. */
const fail = (error: Error, names: readonly ('row' | 'rows' | 'run' | 'tx')[] = ['row', 'rows', 'run', 'tx']) => {
  for (const name of names) jest.spyOn(transactions, name).mockRejectedValue(error);
};

test.each([
  ['08006', ''],
  ['57P03', ''],
  ['25006', ''],
  ['ECONNREFUSED', ''],
  ['', 'Connection terminated unexpectedly'],
])(
  '[LOGIN-07] while the database is out (%s%s) a sign-in is told to come back, at first and once it has begun',
  async (code, message) => {
    const out = Object.assign(new Error(message), code ? { code } : {});
    realm.failures.length = 0;
    for (const isBegun of [false, true]) {
      realm.identity.forget();
      const { browser, send } = await realm.atSignIn();
      if (!isBegun) realm.identity.forget(); // its keys are read anew
      fail(out);
      const answers = [await browser.go(address()), await send({ login: 'shopper@souk.test', password: 'souk-demo' })];
      jest.restoreAllMocks();
      expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
        [503, '5'],
        [503, '5'],
      ]);
    }
    expect(realm.failures.every((error) => error === out)).toBe(true);
  },
);

test.each(['53100', '25006'])(
  '[LOGIN-07] while the database takes no writes (%s) the answer ends, leads nowhere and leaves no sign-in behind',
  async (code) => {
    const { browser, send } = await realm.atSignIn();
    fail(Object.assign(new Error('no space'), { code }), ['run', 'tx']);
    for (const answer of [
      await browser.go(address()),
      await send({ login: 'shopper@souk.test', password: 'souk-demo' }),
    ]) {
      expect(answer.status).toBe(503);
      expect(await answer.text()).toMatch(/^[^<]+$/);
      expect([answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([null, null]);
    }
  },
);

test('[LOGIN-07] any other failure is a 500, and somebody hears of it', async () => {
  const { browser } = await realm.atSignIn();
  realm.failures.length = 0;
  const fault = new TypeError('no such thing');
  fail(fault);
  expect((await browser.go(address())).status).toBe(500);
  expect(realm.failures).toContain(fault);
});
