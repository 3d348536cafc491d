-- no-transaction: an index on a table in use
-- The platform's desk lists accounts that never bought, the newest first.
create index concurrently shopper_created on shopper(created_at desc, sub);
