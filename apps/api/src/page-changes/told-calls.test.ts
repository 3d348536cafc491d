import type { CallName } from '@souk/contract';
import { trackedCalls } from '@souk/contract/internal';
import { testWhere } from '@souk/run/where';
import { sql } from 'kysely';
import { row, rows } from '../database/tx';
import { createTestApp, type TestApp } from '../testing/test-app';

let store: TestApp;
beforeAll(async () => void (store = await createTestApp()));
afterAll(() => store?.close());

/** Tables that public pages are made from and that tell of no change, with the reason. */
const untold: Readonly<Record<string, string>> = {
  shelf_change: 'it is what tells of products',
  attribute_word: 'a word comes with the products that have it, which tell',
};
const triggers = ['site_changed', 'shelf_product_changed', 'shelf_variant_changed', 'review_shown_changed'];

/** What asks each call for something that there is. */
const inputs = async (): Promise<Partial<Record<CallName, Parameters<TestApp['call']>[1]>>> => {
  const product = await row(sql<{ id: number; slug: string }>`
    select id, slug from product where review_count > 0 limit 1`);
  const params = { uniqueKey: '-', slug: product?.slug ?? '', productId: product?.id ?? 0 };
  return {
    storePage: { query: { type: 'FOOTER' } },
    storeWidget: { query: { type: 'WHATSAPP' } },
    pageView: { query: { path: '/company/about_us' } },
    pageFrame: { params: { type: 'HEADER' } },
    productDetail: { params },
    productRelated: { params, query: { type: 0 } },
    productReplies: { params },
    replyConfig: { params },
    productCollection: { params: { collectionId: 1 } },
    productsByIds: { query: { ids: String(params.productId) } },
  };
};

/** Statements with how often each has run; one is kept by its name from the second time on. */
const runs = async () =>
  new Map(
    (
      await rows(sql<{ statement: string; times: number }>`
        select statement, (generic_plans + custom_plans)::int as times from pg_prepared_statements`)
    ).map(({ statement, times }) => [statement, times]),
  );

// One connection, which knows all that it was asked.
const onEmbedded = testWhere(!process.env.TEST_DATABASE_URL, 'the embedded database, which has one connection');

onEmbedded('every table from which the answers of told calls are made tells of its changes', async () => {
  const given = await inputs();
  const askAll = async () => {
    for (const name of Object.values(trackedCalls).flat())
      expect([name, (await store.call(name, given[name])).code]).toEqual([name, 200]);
  };
  await askAll();
  const before = await runs();
  await askAll();
  await askAll();
  const asked = [...(await runs())]
    .filter(([text, times]) => times > (before.get(text) ?? 0))
    .map(([text]) => text)
    .join('\n');
  const tables = await rows(sql<{ name: string; tells: boolean }>`
    select c.relname as name, exists (
      select from pg_trigger t join pg_proc f on f.oid = t.tgfoid
      where t.tgrelid = c.oid and f.proname = any(${triggers})) as tells
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`);
  const read = tables.filter(({ name }) => new RegExp(`\\b(from|join)\\s+"?${name}\\b`).test(asked));
  expect(read.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['activity', 'page', 'product', 'review', 'store']),
  );
  expect(read.filter(({ name, tells }) => !tells && !(name in untold)).map(({ name }) => name)).toEqual([]);
});
