-- Columns that public pages show and of whose changes nobody told. A merchant's stars, and whether it is the store's own, stand on the
-- pages of what it sells: those are told, not every page of the store, since stars move often in a store of many merchants.
drop trigger shelf_merchant_update on merchant;
create trigger shelf_merchant_update after update of is_open, star_level, is_self on merchant for each row
  when ((old.is_open, old.star_level, old.is_self) is distinct from (new.is_open, new.star_level, new.is_self))
  execute function shelf_merchant_changed();

drop trigger shelf_variant_price on variant;
create trigger shelf_variant_shown after update of price_cents, compared_cents, sku, image on variant for each row
  when ((old.price_cents, old.compared_cents, old.sku, old.image)
    is distinct from (new.price_cents, new.compared_cents, new.sku, new.image))
  execute function shelf_variant_changed();

-- Rows of products are always taken in the order of their ids: two transactions that tell of the same products never wait for each other.
create or replace function shelf_product_changed() returns trigger language plpgsql as $$
begin
  insert into shelf_change(product_id, store_id, changed_in)
    select distinct id, store_id, pg_current_xact_id()::text::bigint from changed order by id
    on conflict (product_id) do update set changed_in = excluded.changed_in;
  return null;
end $$;

create or replace function shelf_variants_changed() returns trigger language plpgsql as $$
begin
  insert into shelf_change(product_id, store_id, changed_in)
    select distinct p.id, p.store_id, pg_current_xact_id()::text::bigint
    from changed c join product p on p.id = c.product_id order by p.id
    on conflict (product_id) do update set changed_in = excluded.changed_in;
  return null;
end $$;
