import { createTestRealm } from '../testing/testing-realm';
import { createTestApp } from '../testing/test-app';

/** One customer of a provider has as many addresses as they like: each request comes from another one. */
const addressOf = (count: number) => `2001:db8:7:7::${(count + 1).toString(16)}`;
const times = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('[LOGIN-05] a network of IPv6 is one visitor', () => {
  test('codes, guesses at them and links to orders are counted by it', async () => {
    const app = await createTestApp({ products: 20, config: { limitsRates: false } });
    const from = (at: number) => ({ headers: { 'x-forwarded-for': addressOf(at) } });
    const code = (at: number) => app.call('emailCaptcha', { body: `code-${at}@net.test`, ...from(at) });
    const guess = (at: number) => {
      const body = { email: `guess-${at}@net.test`, captcha: '123456', newPassword: 'another-one' };
      return app.call('resetPassword', { body: { ...body, passwordAgain: 'another-one' }, ...from(at) });
    };
    const link = (at: number) =>
      app.call('visitorOrderLink', { body: { orderNo: `P${at}`, email: 'x@net.test' }, ...from(at) });
    const held = async (count: number, ask: (at: number) => Promise<{ status: number }>) => {
      const statuses: number[] = [];
      for (const at of times(count)) statuses.push((await ask(at)).status);
      return statuses.flatMap((status, at) => (status === 429 ? [at] : []));
    };
    expect([await held(61, code), await held(101, guess), await held(6, link)]).toEqual([[60], [100], [5]]);
    await app.close();
  });

  test('so are guesses on the pages of the sign-in', async () => {
    const realm = await createTestRealm();
    const { send } = await realm.atSignIn();
    const guess = (at: number) =>
      send(
        { way: 'code', step: 'check', login: `${at}@net.test`, code: '123456' },
        { 'x-forwarded-for': addressOf(at) },
      );
    const statuses: number[] = [];
    for (const at of times(101)) statuses.push((await guess(at)).status);
    expect(statuses).toEqual([...times(100).map(() => 401), 429]);
    await realm.close();
  });
});
