import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import type { ProductCard } from '@souk/contract';
import { describeWhere } from '@souk/run/where';
import { sql } from 'kysely';
import { row, run, tx } from '../../database/tx';
import { openSearchEngine, type SearchEngine } from '../../search-engine/search-engine';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { buildIndex } from './build-index';
import { createIndexFeed } from './follow-index';

/** Set by `npm run test:opensearch`, which starts a search engine for it. */
const url = process.env.TEST_SEARCH_URL;

/** The way to the engine, which can be cut. */
const openWay = async (to: URL) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(Number(to.port), to.hostname);
    for (const one of [socket, onward]) {
      sockets.add(one);
      one.on('error', () => undefined);
    }
    socket.pipe(onward).pipe(socket);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { url: `http://127.0.0.1:${port}${to.pathname}`, cut, mend: () => listen(port) };
};

describeWhere(url !== undefined, '`npm run test:opensearch`')('the index follows the database', () => {
  let store: TestApp;
  let engine: SearchEngine;
  let way: Awaited<ReturnType<typeof openWay>>;
  const time = { ms: 0 };
  const states: string[] = [];

  beforeAll(async () => {
    store = await createTestApp({ products: 150 });
    way = await openWay(new URL(store.deps.config.searchUrl ?? ''));
    engine = openSearchEngine(
      way.url,
      (state) => void states.push(state),
      () => time.ms,
    );
  });
  afterAll(async () => {
    engine.close();
    await way.cut();
    await store.close();
  });

  const given = () => ({ engine, clock: store.deps.clock });
  const list = async (query: Record<string, string | number> = {}) =>
    (await store.call<{ total: number; list: ProductCard[] }>('productList', { query: { limit: 50, ...query } })).data;
  const cheapest = async () => (await list({ sort: 'priceAsc' })).list[0]?.slug;
  const follow = async () => expect(await createIndexFeed(given())()).toBe('followed');
  const setPrice = (cents: number) =>
    run(
      sql`update variant v set price_cents = ${cents} from product p where p.id = v.product_id and p.slug = 'wall-clock'`,
    );

  test('a price, a name, what leaves the shelf and what is deleted are followed', async () => {
    await follow();
    const { total } = await list();
    await setPrice(1);
    await run(sql`update product set name_en = 'Zebrano perch', keywords = '' where slug = 'stool'`);
    await run(sql`update product set on_shelf = false where slug = 'canvas-tote'`);
    const gone = await row(sql<{ id: number }>`select max(id) as id from product where listed and on_shelf`);
    await run(sql`delete from product where id = ${gone?.id ?? 0}`);
    await follow();
    expect(await cheapest()).toBe('wall-clock');
    expect((await list()).total).toBe(total - 2);
    const found = await store.call<{ list: ProductCard[] }>('productSearch', { query: { title: 'zebrano' } });
    expect(found.data.list.map(({ slug }) => slug)).toEqual(['stool']);
    await setPrice(4800);
    await run(sql`update product set on_shelf = true where slug = 'canvas-tote'`);
    await follow();
    expect((await list()).total).toBe(total - 1);
    expect(await cheapest()).not.toBe('wall-clock');
  });

  test('a discount that ends takes the price along, though no row changes', async () => {
    const look = createIndexFeed(given());
    const ends = new Date(store.deps.clock.now().getTime() + 600_000);
    await run(sql`update product set discount = 99, discount_expiry = ${ends} where slug = 'canvas-tote'`);
    await look();
    expect(await cheapest()).toBe('canvas-tote');
    await store.deps.clock.advance(600_000);
    await look();
    expect(await cheapest()).not.toBe('canvas-tote');
  });

  test('what is rolled back was never there', async () => {
    const { total } = await list();
    const fail = tx(async () => {
      await run(sql`update product set on_shelf = false`);
      throw new Error('stop');
    });
    await expect(fail).rejects.toThrow('stop');
    await follow();
    expect((await list()).total).toBe(total);
  });

  test('an engine that was away catches up, and is not waited for meanwhile', async () => {
    const look = createIndexFeed(given());
    await look();
    await way.cut();
    await setPrice(1);
    await expect(look()).rejects.toThrow(/ECONNREFUSED|socket|closed/i);
    await expect(look()).rejects.toThrow('did not answer a moment ago');
    expect(engine.state()).toBe('not reached');
    await way.mend();
    time.ms += 2_000;
    expect(await look()).toBe('followed');
    expect(engine.state()).toBe('ready');
    expect(await cheapest()).toBe('wall-clock');
    await setPrice(4800);
    await look();
  });

  test('a new index takes the place of the old one between two calls; what follows goes to it', async () => {
    const look = createIndexFeed({ ...given(), now: () => time.ms });
    await look();
    const indexes = async () => Object.keys(await engine.ask<object>(`/${engine.name}-*`));
    const before = await indexes();
    const counts = new Set<number>();
    let isBuilding = true;
    const asking = (async () => {
      while (isBuilding)
        counts.add((await store.call<{ total: number }>('productList', { query: { limit: 1 } })).data.total);
    })();
    const written = await buildIndex(given());
    isBuilding = false;
    await asking;
    expect([...counts]).toEqual([written]);
    await setPrice(1);
    await look();
    expect(await cheapest()).toBe('wall-clock');
    expect(await indexes()).toHaveLength(before.length + 1);
    time.ms += 10_000;
    await setPrice(4800);
    await look();
    expect(await indexes()).toHaveLength(1);
    expect(await indexes()).not.toEqual(before);
  });

  const asked = async () => Object.keys(await engine.ask<object>(`/${engine.name}/_mapping`));

  test('two builds at once leave lists to one index', async () => {
    await engine.ask(`/${engine.name}-*`, { method: 'DELETE' });
    const [written] = await Promise.all([buildIndex(given()), buildIndex(given())]);
    expect(await asked()).toHaveLength(1);
    await follow();
    expect((await list()).total).toBe(written);
  });

  test('lists that were left to two indexes are left to one by the next build', async () => {
    await buildIndex(given());
    const [first = ''] = await asked();
    await buildIndex(given());
    await engine.ask('/_aliases', {
      method: 'POST',
      body: { actions: [{ add: { index: first, alias: engine.name } }] },
    });
    expect(await asked()).toHaveLength(2);
    expect(await createIndexFeed(given())()).toBe('no index');
    await buildIndex(given());
    expect(await asked()).toHaveLength(1);
    await follow();
  });

  test.each([
    ['is missing', () => engine.ask(`/${engine.name}-*`, { method: 'DELETE' })],
    [
      'has other fields',
      async () => {
        const [index] = Object.keys(await engine.ask<object>(`/${engine.name}`));
        await engine.ask(`/${index ?? ''}/_mapping`, { method: 'PUT', body: { _meta: { mapping: 'older' } } });
      },
    ],
  ])('an index that %s is built by the queue', async (_what, spoil) => {
    const { total } = await list();
    await spoil();
    expect(await createIndexFeed(given())()).toBe('no index');
    await store.deps.clock.advance(600_000);
    await store.deps.jobs.runDue();
    expect(await createIndexFeed(given())()).toBe('followed');
    expect((await list()).total).toBe(total);
  });

  test('a mark of the future is another database’s: its index is not followed', async () => {
    const [[index, { mappings }] = ['', { mappings: { _meta: {} } }]] = Object.entries(
      await engine.ask<Record<string, { mappings: { _meta: object } }>>(`/${engine.name}/_mapping`),
    );
    const _meta = { ...mappings._meta, mark: 4_000_000_000_000 };
    await engine.ask(`/${index}/_mapping`, { method: 'PUT', body: { _meta } });
    expect(await createIndexFeed(given())()).toBe('no index');
    await buildIndex(given());
    await follow();
  });
});
