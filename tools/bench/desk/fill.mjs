import { join } from 'node:path';

/**
 * Orders: 2,000 wait for a parcel, 3,000 are on their way, the others are done. A fifth goes to France, one in a thousand to Iceland, of one
 * in twenty money went back. As many changes of the desks, and a flash sale that is over.
 */
const orderStatements = (orders) => [
  `insert into purchase(order_no, store_id, owner, pre_order_no, email, locale, address, goods_cents, freight_cents, mer_coupon_cents,
     plat_coupon_cents, pay_cents, pay_type, state, created_at, expires_at, paid_at)
   select 'PTBENCH' || lpad(g::text, 6, '0'), 1, 'c:bench', 'PREBENCH' || g, 'bench' || g % 20000 || '@souk.test', 'en',
     jsonb_build_object('firstName', (array['Ada', 'Grace', 'Mary', 'Rosalind', 'Emmy'])[1 + g % 5], 'lastName', 'Shopper ' || g % 20000,
       'country', case when g % 1000 = 7 then 'IS' when g % 5 = 0 then 'FR' else 'GB' end, 'detail', g || ' High Street', 'detail2', '', 'province', '', 'city', 'London', 'postCode', 'SW1Y 4JH',
       'countryCode', '+44', 'phone', '2071234567'),
     4800, 590, 0, 0, 5390, 'stripe', 'paid', now() - g * interval '5 minutes', now(), now() - g * interval '5 minutes'
   from generate_series(1, ${orders}) g`,
  `insert into merchant_order(order_no, purchase_no, merchant_id, goods_cents, freight_cents, mer_coupon_cents, plat_coupon_cents,
     pay_cents, status, shipped_at, received_at, completed_at)
   select 'PTBENCH' || lpad(g::text, 6, '0') || '-1', 'PTBENCH' || lpad(g::text, 6, '0'), 1 + g % 8, 4800, 590, 0, 0, 5390,
     case when g <= 2000 then 0 when g <= 5000 then 1 else 3 end, case when g > 2000 then now() end,
     case when g > 5000 then now() end, case when g > 5000 then now() end
   from generate_series(1, ${orders}) g`,
  `with sold as (
     select v.id, v.product_id, v.sku, p.name_en, p.name_fr, p.image, row_number() over (order by v.id) as at
     from (select * from variant order by id limit 5000) v join product p on p.id = v.product_id
   )
   insert into order_item(order_no, product_id, variant_id, name_en, name_fr, sku, image, unit_cents, num, mer_coupon_cents,
     plat_coupon_cents, freight_cents, pay_cents)
   select 'PTBENCH' || lpad(g::text, 6, '0') || '-1', s.product_id, s.id, s.name_en, s.name_fr, s.sku, s.image, 2400, 2, 0, 0, 590, 5390
   from generate_series(1, ${orders}) g join sold s on s.at = 1 + g % (select count(*) from sold)`,
  `with sold as (select id, row_number() over (order by id) as at from (select id from variant order by id limit 5000) v)
   update variant v set sku_code = 'BENCH-' || sold.at from sold where v.id = sold.id`,
  `insert into ledger_entry(kind, ref, store_id, merchant_id, order_no, at, goods_cents, shipping_cents, cash_cents)
   select 'sale', o.order_no, p.store_id, o.merchant_id, o.order_no, p.paid_at, o.goods_cents, o.freight_cents, -o.pay_cents
   from merchant_order o join purchase p on p.order_no = o.purchase_no where p.order_no like 'PTBENCH%'`,
  `insert into product_sold(product_id, num, day)
   select i.product_id, i.num, p.paid_at::date from order_item i join merchant_order o on o.order_no = i.order_no
     join purchase p on p.order_no = o.purchase_no where p.order_no like 'PTBENCH%'`,
  `insert into refund(refund_no, order_no, type, status, amount_cents, reason, reason_code, created_at, refunded_at)
   select 'RFBENCH' || lpad(g::text, 6, '0'), 'PTBENCH' || lpad((g * 17)::text, 6, '0') || '-1', 1, 3, 2400, 'It came damaged', 'damaged',
     now() - g * interval '80 minutes', now() - g * interval '80 minutes'
   from generate_series(1, ${Math.floor(orders / 20)}) g`,
  `insert into audit(store_id, at, actor, actor_name, call, subject_type, subject_id)
   select 1, now() - (${orders} - g) * interval '5 minutes', 'bench-' || g % 10, 'Somebody ' || g % 10, 'productSave', 'product', (g % 50000)::text
   from generate_series(1, ${orders}) g`,
  `with sale as (
     insert into activity(store_id, kind, name, starts_at, ends_at, percent)
     values (1, 'flash', '{"en": "Of the bench", "fr": "Du banc"}', now() - interval '40 days', now() - interval '10 days', 20) returning id)
   insert into activity_product(activity_id, product_id, sort)
   select sale.id, p.id, p.id from sale, (select id from product order by id limit 100) p`,
  // As in any store that has run for an hour: the planner knows its tables, and an index tells alone which rows are seen.
  'vacuum analyze',
];

/** Variants for a file of so many lines, of products whose prices nothing else decides. */
const fileLines = (lines) => `
  select p.unique_key as product, v.sku as variant, v.price_cents as cents, v.stock
  from variant v join product p on p.id = v.product_id
  where p.discount = 0 and not exists (select 1 from variant x where x.product_id = p.id and x.compared_cents is not null)
  order by p.id, v.id limit ${lines}`;

/** The store's database while the store itself is stopped. */
const openDatabase = async ({ dataDir, databaseUrl }) => {
  if (databaseUrl) {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return { query: async (text) => (await client.query(text)).rows, close: () => client.end() };
  }
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const { unaccent } = await import('@electric-sql/pglite/contrib/unaccent');
  const embedded = await PGlite.create({ dataDir: join(dataDir, 'db'), extensions: { pg_trgm, unaccent } });
  return { query: async (text) => (await embedded.query(text)).rows, close: () => embedded.close() };
};

/** Adds orders to a store that is stopped. @returns what a file of products with so many lines is made of */
export const fillOrders = async (store, { orders, lines }) => {
  const database = await openDatabase(store);
  try {
    for (const statement of orders > 0 ? orderStatements(orders) : []) await database.query(statement);
    return await database.query(fileLines(lines));
  } finally {
    await database.close();
  }
};
