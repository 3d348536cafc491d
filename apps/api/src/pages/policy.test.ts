import { createTestApp, type TestApp } from '../testing/test-app';
import { policyOf } from './policy';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

describe('[STORE-04] payment providers’ scripts', () => {
  const policy = async (config: object) => (await policyOf(1, config as never)).everywhere;

  test('open for the providers that the installation names, each with its frames and calls', async () => {
    const both = await policy({ stripe: {}, paypal: {} });
    expect(both.script).toEqual(expect.arrayContaining(['https://js.stripe.com', 'https://www.paypal.com']));
    expect(both.frame).toEqual(expect.arrayContaining(['https://js.stripe.com', 'https://www.paypal.com']));
    expect(both.connect).toContain('https://api.stripe.com');
    expect((await policy({ stripe: {}, paypal: null })).script.join()).not.toContain('paypal');
  });

  test('stay shut without one', async () => expect((await policy({ stripe: null, paypal: null })).script).toEqual([]));
});
