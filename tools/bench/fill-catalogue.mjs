import pg from 'pg';

/** What a copy has of its own; every other column is its model's. */
const own = {
  id: 'p.id + n * 100000',
  unique_key: "p.unique_key || '-' || n",
  slug: "p.slug || '-' || n",
  sales: '(hashint8(p.id * 7919 + n)::bigint & 1023)',
  shown_cents: 'p.shown_cents + n % 97',
  store_price_cents: 'p.store_price_cents + n % 97',
  price_cents: 'p.price_cents + n % 97',
  rating: '((hashint8(p.id + n * 31)::bigint & 31) + 19) / 10.0',
  review_count: 'n % 200',
  is_shipping_included: 'n % 6 = 0',
  created_at: "p.created_at - n * interval '7 minutes'",
  merchant_id: '1 + (p.merchant_id + n) % (select count(*) from merchant)',
  // long texts would only make the bench fill longer: one copy in ten has its model's
  description_en: "case when n % 10 = 0 then p.description_en else '' end",
  description_fr: "case when n % 10 = 0 then p.description_fr else '' end",
};
const ownOfVariant = {
  id: 'v.id + n * 1000000',
  product_id: 'v.product_id + n * 100000',
  unique_key: "v.unique_key || '-' || n",
  stock: 'case when hashint8(v.id + n) & 7 = 0 then 0 else 5 end',
};

const columnsOf = async (client, table) => {
  const { rows } = await client.query(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows.map(({ name }) => name);
};

const copyStatement = async (client, table, alias, values, from) => {
  const columns = await columnsOf(client, table);
  const picked = columns.map((name) => values[name] ?? `${alias}.${name}`);
  return `insert into ${table}(${columns.join(', ')}) overriding system value select ${picked.join(', ')} from ${from}`;
};

/**
 * Copies the products of a seeded store until there are so many: by statements on the server, without triggers and without the
 * database's indexes of texts and orders, which no call of this bench asks.
 */
export async function fillCatalogue(url, products) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query('select count(*)::int as count from product');
  const rounds = Math.ceil(products / rows[0].count) - 1;
  const series = `generate_series(1, ${rounds}) as n`;
  await client.query(`set session_replication_role = replica; set work_mem = '256MB';
    alter table product alter column tsv drop expression`);
  const { rows: indexes } = await client.query(
    `select indexrelid::regclass::text as name from pg_index
     where indrelid in ('product'::regclass, 'variant'::regclass) and not indisprimary and not indisunique
       and indexrelid::regclass::text <> 'variant_product'`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(await copyStatement(client, 'product', 'p', own, `product p, ${series} where p.id < 100000`));
  await client.query(
    await copyStatement(client, 'variant', 'v', ownOfVariant, `variant v, ${series} where v.id < 1000000`),
  );
  await client.query(`
    insert into shelf_change(product_id, store_id, changed_in) select id, store_id, 3 from product on conflict do nothing`);
  await client.query('analyze');
  await client.end();
}

/** So many words a store keeps, of both languages (`search/vocabulary.ts`): copies of 600 products have far fewer than as many others. */
const mostWords = 60_000;

/** Gives a large catalogue as many words as one of so many products has: twenty products bring a word of their own. */
export async function addWords(url, products) {
  const client = new pg.Client(url);
  await client.connect();
  const words = Math.min(mostWords, Math.ceil(products / 20));
  await client.query(
    `insert into search_word(store_id, locale, word, shown, count)
     select 1, locale, word, word, 1 from generate_series(1, $1) as n, unnest(array['en', 'fr']) as locale,
     lateral (select translate(md5(n::text), '0123456789', 'aeioulnrst') as letters) as one,
     lateral (select substr(letters, 1, 5 + n % 6) as word) as cut
     where n % 2 = (locale = 'fr')::int on conflict do nothing`,
    [words],
  );
  await client.end();
}
