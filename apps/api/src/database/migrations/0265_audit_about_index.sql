-- no-transaction: an index on a table in use
-- The platform's log is narrowed to one merchant.
create index concurrently audit_about on audit(about_merchant_id, id desc) where about_merchant_id is not null;
