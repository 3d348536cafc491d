-- Since when a product is archived; null: it is not. An archived one is not on sale.
alter table product add column archived_at timestamptz;
create index product_archived on product(store_id, archived_at) where archived_at is not null;
-- The desks count what is not archived, a merchant's and everybody's.
create index product_in_use on product(store_id, merchant_id) where archived_at is null;

-- The release before this one knows no archive: what it puts on sale is archived no longer.
create or replace function product_leaves_archive() returns trigger language plpgsql as $$
begin
  new.archived_at := null;
  return new;
end $$;
create trigger product_on_sale_again before update of on_shelf on product for each row
  when (new.on_shelf and new.archived_at is not null) execute function product_leaves_archive();
