-- no-transaction: indexes on a table in use
-- The desks find a customer by a part of their name with or without its accents: "zoe" finds "Zoë", and "Zoë" finds "Zoe".
create index concurrently purchase_customer_letters on purchase
  using gin (lower(f_unaccent(trim(coalesce(address ->> 'firstName', '') || ' ' || coalesce(address ->> 'lastName', '')))) gin_trgm_ops)
  with (gin_pending_list_limit = 64);
drop index concurrently purchase_customer_trgm;
