import { tidyProvince } from '@souk/domain';
import { sql } from 'kysely';
import { createClock } from '../clock';
import { readConfig } from '../config';
import { createDeps } from '../server/create-deps';
import type { Deps } from '../deps';
import { migrate } from '../database/migrate';
import { type Database, openEmbedded } from '../database/open';
import { row, rows, run } from '../database/tx';
import { pictureFile } from '../img/picture-name';
import { kinds } from './catalogue/kinds';
import { reseed, seed } from './seed';

let database: Database;
let deps: Deps;

beforeAll(async () => {
  database = await openEmbedded();
  await migrate(database);
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SANDBOX: '1' });
  deps = await createDeps({ config, database, clock: createClock(), onError: (error) => void error });
  await deps.jobs.start(false);
  await seed(deps);
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
    expect(await count('product')).toBe(kinds.length);
    expect(kinds.length).toBeGreaterThanOrEqual(60);
    expect(await count('review')).toBeGreaterThanOrEqual(250);
    expect(await count('merchant')).toBeGreaterThanOrEqual(6);
    expect(await count('category')).toBeGreaterThanOrEqual(40);
    const levels = await rows(sql<{ level: number }>`select distinct level from category order by level`);
    expect(levels.map((one) => one.level)).toEqual([1, 2, 3]);
    expect(await rows(sql`select distinct type from coupon`)).toHaveLength(3);
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

  test('keeps addresses as a shopper’s own are kept: a state by its code', async () => {
    const kept = await rows(sql<{ country: string; province: string }>`
      select address ->> 'country' as country, address ->> 'province' as province from purchase
      union select country, province from address`);
    expect(kept.some(({ province }) => province === 'OR')).toBe(true);
    for (const { country, province } of kept) expect(province).toBe(tidyProvince(country, province));
  });

  test('tells everything in both languages', async () => {
    const same = await rows(sql`select slug from product where name_en = name_fr or description_en = description_fr`);
    expect(same).toEqual([]);
  });

  test('no two products share a photograph, and every photograph is there', async () => {
    const shown = await rows(sql<{ image: string; products: number }>`
      select picture as image, count(distinct product_id)::int as products from (
        select id as product_id, unnest(images || image) as picture from product
        union all select product_id, image from variant where image <> ''
      ) as used group by picture order by picture`);
    expect(shown.filter(({ products }) => products > 1)).toEqual([]);
    expect(shown.filter(({ image }) => pictureFile(image.replace('/img/', '')) === null)).toEqual([]);
  });

  test('[CARD-06] every percentage off comes out whole, of products and of their variants', async () => {
    const uneven = await rows(sql`
      select slug from product where (price_cents - store_price_cents) * 100 % price_cents <> 0
      union all select p.slug from variant v join product p on p.id = v.product_id
        where v.compared_cents is not null and (v.compared_cents - v.price_cents) * 100 % v.compared_cents <> 0`);
    expect(uneven).toEqual([]);
  });

  test('a promotion holds only what is cheaper for as long as it runs', async () => {
    const dear = await rows(sql`
      select a.kind, p.slug from activity a join activity_product ap on ap.activity_id = a.id join product p on p.id = ap.product_id
      where p.discount = 0 or p.discount_expiry is null or (a.kind = 'flash' and p.discount_expiry < a.ends_at)`);
    expect(dear).toEqual([]);
    const sizes = await rows(
      sql<{ held: number }>`select count(*)::int as held from activity_product group by activity_id`,
    );
    expect(sizes.map(({ held }) => held >= 4)).toEqual([true, true]);
  });

  test('every product says what it is made of, how to care for it, and what goes with it', async () => {
    const silent = await rows(sql`
      select slug from product where jsonb_array_length(facts) < 3 or goes_with = '{}'
        or not facts @> '[{"name":"Care"}]' or not facts @> '[{"name":"Material"}]'`);
    expect(silent).toEqual([]);
    const unmeasured = await rows(sql`
      select slug from product where size_guide is null and attributes @> '[{"values":["S","M","L"]}]'`);
    expect(unmeasured).toEqual([]);
  });

  test('reviews are in both languages, none is written twice, and nobody reviews a product twice', async () => {
    const twice = await rows(
      sql`select comment from review where user_id is null group by comment having count(*) > 1`,
    );
    expect(twice).toEqual([]);
    const again = await rows(sql`
      select product_id, nickname from review where user_id is null group by product_id, nickname having count(*) > 1`);
    expect(again).toEqual([]);
    expect(await rows(sql`select distinct locale from review`)).toHaveLength(2);
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
  });
});
