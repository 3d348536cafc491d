-- Products changed by a file: what was read of it, and what became of each line.
create table import_run (
  id bigint generated always as identity primary key,
  store_id bigint not null references store(id) on delete cascade,
  -- whose products alone it may change; null: the store's
  merchant_id bigint references merchant(id) on delete cascade,
  file_name text not null,
  state text not null check (state in ('checked', 'applying', 'done', 'cancelled')),
  actor text not null,
  actor_name text not null,
  locale text not null check (locale in ('en', 'fr')),
  created_at timestamptz not null,
  finished_at timestamptz
);
create index import_run_newest on import_run(store_id, id desc);
create table import_row (
  import_id bigint not null references import_run(id) on delete cascade,
  line integer not null,
  -- null: its product was not found
  product_id bigint references product(id) on delete cascade,
  -- the product's version that was checked
  version integer,
  variant_id bigint references variant(id) on delete cascade,
  -- the cells as they stood in the file
  cells jsonb not null,
  -- what differs: by column, what was and what is wanted
  change jsonb not null default '{}',
  problems jsonb not null default '[]',
  state text not null check (state in ('changed', 'same', 'bad', 'applied', 'refused')),
  primary key (import_id, line)
);
create index import_row_product on import_row(import_id, product_id);
