import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../testing/test-app';
import { row, rows, run } from '../database/tx';
import { refuseDemoPassword } from './refuse-demo-password';
import { reseed } from './seed';
import { people } from './shoppers/people';

const outside = { sandbox: false, oidcIssuer: undefined };

/** Everything anew, as a store with this configuration begins. */
const begin = async (config: Partial<TestApp['deps']['config']>) => {
  await reseed({ ...shop.deps, config: { ...shop.deps.config, ...config } });
  shop.deps.stores.forget();
};

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ products: 30 });
});
afterAll(() => shop.close());

test('a demo account is refused outside the sandbox, and only while it has the published password', async () => {
  await expect(refuseDemoPassword(outside)).rejects.toThrow(/^Anybody can sign in as shopper@souk\.test: .*[^\n]$/);
  await expect(refuseDemoPassword({ ...outside, sandbox: true })).resolves.toBeUndefined();
  await expect(refuseDemoPassword({ ...outside, oidcIssuer: 'https://id.example' })).resolves.toBeUndefined();
  await run(sql`update account set password_hash = null`);
  await expect(refuseDemoPassword(outside)).resolves.toBeUndefined();
});

test('what docs/operations.md says takes away every account whose password is published', async () => {
  await begin({ sandbox: true });
  await run(sql`insert into account(id, email, nickname) values ('own', 'ann@shop.example', 'Ann')`);
  const docs = readFileSync(join(__dirname, '../../../../docs/operations.md'), 'utf8');
  await run(sql.raw(/^delete from account where email .*;/m.exec(docs)?.[0] ?? ''));
  await expect(refuseDemoPassword(outside)).resolves.toBeUndefined();
  expect(await rows(sql`select email from account`)).toEqual([{ email: 'ann@shop.example' }]);
});

test('the demo store outside a sandbox has goods, and nobody knows how to sign in', async () => {
  await begin({ sandbox: false });
  expect(await row(sql`select id from account where id = ${people.shopper.sub}`)).toBeDefined();
  await expect(refuseDemoPassword(outside)).resolves.toBeUndefined();
});

describe('a store without the demo', () => {
  beforeAll(() => begin({ sandbox: false, seed: 'none' }));

  test('has a name, no people, no goods', async () => {
    expect(
      await row(sql`select (select count(*)::int from account) as accounts, (select count(*)::int from product) as products,
        (select count(*)::int from merchant) as merchants, (select name from store) as name`),
    ).toEqual({ accounts: 0, products: 0, merchants: 0, name: 'Souk' });
  });

  test.each([
    ['storeDetails', {}],
    ['homeIndex', {}],
    ['categoryTree', {}],
    ['productList', { query: { page: 1, limit: 5 } }],
    ['productSearch', { query: { title: 'mug', page: 1, limit: 5 } }],
    ['searchKeywords', {}],
    ['pageFrame', { params: { type: 'HEADER' } }],
    ['sitemap', {}],
  ] as const)('%s is answered', async (name, asked) => {
    expect(await shop.call(name, asked)).toMatchObject({ status: 200, code: 200 });
  });
});
