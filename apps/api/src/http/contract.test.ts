import { calls, type CallName } from '@souk/contract';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const rows = Object.entries(calls) as [CallName, { auth: string; path: string }][];
const filled = (path: string) => Object.fromEntries((path.match(/:\w+/g) ?? []).map((name) => [name.slice(1), '1']));

describe('[ROUTE-14] what belongs to a shopper asks an anonymous visitor to sign in', () => {
  const personal = rows
    .filter(([, call]) => call.auth === 'required')
    .map(([name, call]) => [name, call.path] as const);

  test.each(personal)('%s', async (name, path) => {
    expect(
      await shop.call(name, { params: filled(path), body: calls[name].method === 'POST' ? {} : undefined }),
    ).toMatchObject({
      status: 401,
      code: 401,
      message: 'Please sign in',
      data: null,
    });
  });
});

describe('[ERR-03] a token that no longer holds is told so', () => {
  const knowing = rows.filter(([, call]) => call.auth !== 'none').map(([name, call]) => [name, call.path] as const);

  test.each(knowing)('%s', async (name, path) => {
    const answer = await shop.call(name, { params: filled(path), headers: { authorization: 'Bearer stale' } });
    expect(answer).toMatchObject({ status: 401, code: 410000 });
  });
});
