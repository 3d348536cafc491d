-- In which transactions something changed that every page shows: settings, texts, categories, merchants. A cache before the store is
-- told of it. Rows of their own, so that nobody waits for anybody; what was told is deleted.
create table site_change (changed_in bigint primary key);

create or replace function site_changed() returns trigger language plpgsql as $$
begin
  insert into site_change(changed_in) values (pg_current_xact_id()::text::bigint) on conflict do nothing;
  return null;
end $$;
create trigger site_store after insert or update or delete on store for each statement execute function site_changed();
create trigger site_store_page after insert or update or delete on store_page for each statement execute function site_changed();
create trigger site_store_widget after insert or update or delete on store_widget for each statement execute function site_changed();
create trigger site_streaming after insert or update or delete on streaming_channel for each statement execute function site_changed();
create trigger site_page after insert or update or delete on page for each statement execute function site_changed();
create trigger site_owner_frame after insert or update or delete on owner_frame for each statement execute function site_changed();
create trigger site_category after insert or update or delete on category for each statement execute function site_changed();
create trigger site_merchant after insert or delete or update of name, intro, category_id, avatar, banner, is_open, closed_until,
  freight_fee_cents, freight_free_from_cents, delivery_min_days, delivery_max_days, return_days on merchant
  for each statement execute function site_changed();

-- The price of a variant that is not the cheapest is on the product's page alone: its product does not change with it.
create trigger shelf_variant_price after update of price_cents, compared_cents on variant for each row
  when ((old.price_cents, old.compared_cents) is distinct from (new.price_cents, new.compared_cents))
  execute function shelf_variant_changed();
