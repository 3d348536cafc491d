import { sql } from 'kysely';
import { row } from '../../database/tx';
import { openSearchEngine, type SearchEngine } from '../../search-engine/search-engine';
import { startFakeEngine } from '../../testing/fake-engine';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { buildIndex } from './build-index';
import { createIndexFeed } from './follow-index';

let fake: Awaited<ReturnType<typeof startFakeEngine>>;
let store: TestApp;
let engine: SearchEngine;
const time = { ms: 0 };
beforeAll(async () => {
  fake = await startFakeEngine();
  store = await createTestApp({ config: { searchUrl: fake.url } });
  engine = openSearchEngine(fake.url, () => undefined);
});
afterAll(async () => {
  engine?.close();
  await store?.close();
  fake?.close();
});
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
beforeEach(async () => {
  fake.indexes.clear();
  // a busy machine makes an engine that answers late one that rests
  for (const one of [engine, store.deps.searchEngine])
    while (
      await one?.ask('/').then(
        () => false,
        () => true,
      )
    )
      await pause(100);
});

const given = () => ({ engine, clock: store.deps.clock });
const nextWindow = () => store.deps.clock.advance(600_000);

test('[CALL-19] two builds at once leave lists to one index, the first ones and later ones', async () => {
  const sameMoment = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  for (const _time of [1, 2]) {
    await Promise.all([buildIndex(given()), buildIndex(given())]);
    expect(fake.asked()).toHaveLength(1);
  }
  sameMoment.mockRestore();
  expect(await createIndexFeed(given())()).toBe('followed');
});

test('[CALL-19] lists that were left to two indexes are left to one again, by whoever looks next', async () => {
  await buildIndex(given());
  await buildIndex(given());
  for (const { aliases } of fake.indexes.values()) aliases.add('souk');
  expect(fake.asked()).toHaveLength(2);
  await nextWindow();
  await store.deps.jobs.runDue();
  expect(fake.asked()).toHaveLength(1);
});

test('a build that takes long is not begun a second time beside itself', async () => {
  await nextWindow();
  let open = () => {};
  fake.gate.isOpenAgain = new Promise((resolve) => (open = resolve));
  const building = store.deps.jobs.runDue();
  while (fake.indexes.size === 0) await pause(20);
  await nextWindow();
  await store.deps.jobs.runDue();
  expect(fake.indexes.size).toBe(1);
  // nor is it taken for lost after a quarter of an hour, while its process says that it lives
  const job = await row(sql<{ hours: number; silence: number }>`
    select expire_seconds / 3600 as hours, heartbeat_seconds as silence from pgboss.job
    where name = 'search.build' and state = 'active'`);
  expect(job).toEqual({ hours: 12, silence: 60 });
  open();
  await building;
  expect(fake.asked()).toHaveLength(1);
});

test('an index of another store, whose name begins alike, is left alone', async () => {
  fake.indexes.set('souk-two-mwzj021n', { meta: {}, aliases: new Set(['souk-two']), writes: 0 });
  await buildIndex(given());
  const look = createIndexFeed({ ...given(), now: () => time.ms });
  await look();
  await buildIndex(given());
  await look();
  time.ms += 10_000;
  await look();
  expect([...fake.indexes.keys()]).toEqual(['souk-two-mwzj021n', ...fake.asked()]);
  expect(fake.indexes.get('souk-two-mwzj021n')?.aliases).toEqual(new Set(['souk-two']));
});
