import { internalKeyHeader, pageChangesPath, type PageChanges } from '@souk/contract/internal';
import { sql } from 'kysely';
import { run } from '../database/tx';
import { createTestApp, type TestApp } from '../testing/test-app';

let store: TestApp;
let origin: string;
beforeAll(async () => {
  store = await createTestApp();
  origin = await store.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => store.close());

const ask = (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  fetch(`${origin}${pageChangesPath}?${new URLSearchParams(query).toString()}`, { headers });
const asOwn = async (query?: Record<string, string>) => {
  const reply = await ask(query, { [internalKeyHeader]: store.deps.config.internalKey });
  return (await reply.json()) as PageChanges;
};

test('to nobody but the store’s own servers the address exists', async () => {
  expect((await ask()).status).toBe(404);
  expect((await ask({}, { [internalKeyHeader]: 'x'.repeat(64) })).status).toBe(404);
  const visitor = { [internalKeyHeader]: store.deps.config.internalKey, 'x-forwarded-for': '198.51.100.7' };
  expect((await ask({}, visitor)).status).toBe(404);
});

test('without a mark nothing is told but the mark, with it what changed since', async () => {
  const first = await asOwn();
  expect(first).toEqual({ mark: { transaction: expect.any(Number), at: expect.any(String) }, written: [], passed: [] });
  await run(sql`update product set name_en = name_en || '!' where id = 1`);
  const { mark, written } = await asOwn({ transaction: String(first.mark.transaction), at: first.mark.at });
  expect(written).toEqual([['product-1', expect.any(Number)]]);
  const next = await asOwn({ transaction: String(mark.transaction), at: mark.at });
  expect(written).toEqual(expect.arrayContaining(next.written)); // told again while an older transaction runs, of any database of the server
});

test('a mark that cannot be read is none', async () => {
  expect((await asOwn({ transaction: '-1', at: 'yesterday' })).written).toEqual([]);
});
