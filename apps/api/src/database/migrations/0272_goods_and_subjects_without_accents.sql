-- no-transaction: indexes on tables in use
-- The desks find an order by names of its goods, and a ticket by its subject, with or without accents.
create index concurrently order_item_goods_letters on order_item using gin (lower(f_unaccent(name_en || E'\n' || name_fr)) gin_trgm_ops)
  with (gin_pending_list_limit = 64);
create index concurrently ticket_subject_letters on ticket using gin (lower(f_unaccent(subject)) gin_trgm_ops)
  with (gin_pending_list_limit = 64);
drop index concurrently order_item_names_letters;
