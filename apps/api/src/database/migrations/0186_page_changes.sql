-- What public pages show besides: sales and their goods stand on the home page, words of reviews on their product's page. Pages that are
-- kept, by the store's own servers and by a cache before them, are made anew when it changes.
create trigger site_activity after insert or update or delete on activity for each statement execute function site_changed();
create trigger site_activity_product after insert or update or delete on activity_product for each statement execute function site_changed();

create or replace function review_shown_changed() returns trigger language plpgsql as $$
begin
  insert into shelf_change(product_id, store_id, changed_in)
    select p.id, p.store_id, pg_current_xact_id()::text::bigint from product p where p.id = coalesce(new.product_id, old.product_id)
    on conflict (product_id) do update set changed_in = excluded.changed_in;
  return null;
end $$;
create trigger review_shown_update after update of nickname, avatar, comment, pics, merchant_reply on review for each row
  when (new.status = 'PUBLISHED') execute function review_shown_changed();
create trigger review_shown_delete after delete on review for each row
  when (old.status = 'PUBLISHED') execute function review_shown_changed();
