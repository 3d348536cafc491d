-- Whether a merchant sells. `is_open` stays what the shop reads, and follows the state: one column alone would cost every read of a
-- product a comparison more, and the release before this one knows no other.
alter table merchant add column state text not null default 'open' check (state in ('open', 'suspended', 'closed'));
-- why, in words that the merchant's people read
alter table merchant add column state_reason text not null default '';
-- null: open since it was made
alter table merchant add column state_at timestamptz;
update merchant set state = 'suspended' where not is_open;
alter table merchant add constraint merchant_open_by_state check (is_open = (state = 'open'));

-- What a merchant sells leaves the lists with it and comes back with it.
create or replace function shelf_merchant_changed() returns trigger language plpgsql as $$
begin
  insert into shelf_change(product_id, store_id, changed_in)
    select p.id, p.store_id, pg_current_xact_id()::text::bigint from product p where p.merchant_id = new.id order by p.id
    on conflict (product_id) do update set changed_in = excluded.changed_in;
  return null;
end $$;
create trigger shelf_merchant_update after update of is_open on merchant for each row
  when (old.is_open is distinct from new.is_open) execute function shelf_merchant_changed();
