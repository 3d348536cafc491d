-- Which products changed, and in which transaction: every process keeps the columns by which lists are counted in memory
-- and reads only what is new. A row stays, so the table never outgrows the catalogue.
create table shelf_change (
  product_id bigint primary key,
  store_id bigint not null,
  changed_in bigint not null
);
create index shelf_change_newest on shelf_change(store_id, changed_in);

create or replace function shelf_product_changed() returns trigger language plpgsql as $$
begin
  insert into shelf_change(product_id, store_id, changed_in)
    select distinct id, store_id, pg_current_xact_id()::text::bigint from changed
    on conflict (product_id) do update set changed_in = excluded.changed_in;
  return null;
end $$;
create trigger shelf_product_insert after insert on product referencing new table as changed
  for each statement execute function shelf_product_changed();
create trigger shelf_product_update after update on product referencing new table as changed
  for each statement execute function shelf_product_changed();
create trigger shelf_product_delete after delete on product referencing old table as changed
  for each statement execute function shelf_product_changed();

create or replace function shelf_variants_changed() returns trigger language plpgsql as $$
begin
  insert into shelf_change(product_id, store_id, changed_in)
    select distinct p.id, p.store_id, pg_current_xact_id()::text::bigint from changed c join product p on p.id = c.product_id
    on conflict (product_id) do update set changed_in = excluded.changed_in;
  return null;
end $$;
create trigger shelf_variant_insert after insert on variant referencing new table as changed
  for each statement execute function shelf_variants_changed();
create trigger shelf_variant_delete after delete on variant referencing old table as changed
  for each statement execute function shelf_variants_changed();

-- a variant sells out, comes back or is made of something else: how many are left beside that is no list's business
create or replace function shelf_variant_changed() returns trigger language plpgsql as $$
begin
  insert into shelf_change(product_id, store_id, changed_in)
    select p.id, p.store_id, pg_current_xact_id()::text::bigint from product p where p.id = new.product_id
    on conflict (product_id) do update set changed_in = excluded.changed_in;
  return null;
end $$;
create trigger shelf_variant_update after update on variant for each row
  when ((old.stock > 0) is distinct from (new.stock > 0) or old.on_sale is distinct from new.on_sale
    or old.options is distinct from new.options)
  execute function shelf_variant_changed();
