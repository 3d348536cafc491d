import { sql } from 'kysely';
import { createClock } from '../../clock';
import { readConfig } from '../../config';
import { createDeps } from '../../create-deps';
import type { Deps } from '../../deps';
import { migrate } from '../migrate';
import { type Database, openEmbedded } from '../open';
import { row, rows, run } from '../tx';
import { reseed, seed } from './seed';

let database: Database;
let tookMs: number;
let deps: Deps;

beforeAll(async () => {
  database = await openEmbedded();
  await migrate(database);
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SANDBOX: '1' });
  deps = await createDeps({ config, database, clock: createClock(), onError: (error) => void error });
  const start = performance.now();
  await deps.jobs.start(false);
  await seed(deps);
  tookMs = performance.now() - start;
  await deps.jobs.stop();
});
afterAll(() => database.close());

const count = async (table: string) =>
  (await row(sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`))?.count;

const fingerprint = () =>
  row(sql`select (select count(*) from review) as reviews, (select sum(stock) from variant)::int as stock,
    (select sum(rating) from product) as ratings, (select md5(string_agg(slug || sales, ',' order by id)) from product) as products,
    (select count(*) from cart_line) as lines`);

describe('the demo store', () => {
  test('is a whole market: products, reviews, merchants, three levels of categories', async () => {
    expect(await count('product')).toBe(600);
    expect(await count('review')).toBeGreaterThanOrEqual(3000);
    expect(await count('merchant')).toBeGreaterThanOrEqual(6);
    expect(await count('category')).toBeGreaterThanOrEqual(40);
    const levels = await rows(sql<{ level: number }>`select distinct level from category order by level`);
    expect(levels.map((one) => one.level)).toEqual([1, 2, 3]);
    expect(await rows(sql`select distinct type from coupon`)).toHaveLength(3);
  });

  test('is seeded in seconds', () => {
    expect(tookMs).toBeLessThan(20_000);
  });

  test('has the products whose addresses are promised', async () => {
    const list = await rows(sql<{
      slug: string;
      stock: number;
      listed: boolean;
      landing_page: boolean;
      discount: number;
      variants: number;
    }>`
      select p.slug, p.listed, p.landing_page, p.discount, count(*) as variants, sum(v.stock)::int as stock
      from product p join variant v on v.product_id = p.id
      where p.slug in ('linen-shirt', 'ceramic-mug', 'brass-lamp', 'canvas-tote', 'steel-kettle', 'wall-clock', 'last-chair', 'hidden-vase', 'landing-scarf')
      group by p.id order by p.slug`);
    const by = Object.fromEntries(list.map((one) => [one.slug, one]));
    expect(list).toHaveLength(9);
    expect(by['linen-shirt']).toMatchObject({ variants: 8 });
    expect(by['ceramic-mug']).toMatchObject({ stock: 3 });
    expect(by['brass-lamp']).toMatchObject({ stock: 0 });
    expect(by['last-chair']).toMatchObject({ stock: 1 });
    expect(by['hidden-vase']).toMatchObject({ listed: false });
    expect(by['landing-scarf']).toMatchObject({ landing_page: true });
    expect(by['steel-kettle']).toMatchObject({ discount: 25 });
  });

  test('tells everything in both languages', async () => {
    const same = await rows(sql`select slug from product where name_en = name_fr or description_en = description_fr`);
    expect(same).toEqual([]);
  });

  test.each(['sales desc', 'created_at desc'])('no grid by %s shows one picture twice in a row', async (order) => {
    const twice = await rows(sql<{ category: number; slug: string }>`
      select * from (
        select list.id as category, p.slug, p.image,
          lag(p.image) over (partition by list.id order by ${sql.raw(order)}, p.id) as before
        from product p join (select id from category union all select 0) as list
          on list.id = 0 or list.id = any(p.category_path)
        where p.listed
      ) as ranked where image = before`);
    expect(twice.map((one) => `${one.category} ${one.slug}`)).toEqual([]);
  });

  test('a reset makes the very same store again', async () => {
    const before = await fingerprint();
    await run(sql`update variant set stock = 0`);
    await run(sql`insert into cart_line(store_id, owner, product_id, variant_id, cart_num, seen_price_cents, created_at, updated_at)
      select 1, 'c:x', product_id, id, 1, 1, now(), now() from variant limit 1`);
    await deps.jobs.start(false);
    await reseed(deps);
    await deps.jobs.stop();
    expect(await fingerprint()).toEqual(before);
  }, 30_000);
});
