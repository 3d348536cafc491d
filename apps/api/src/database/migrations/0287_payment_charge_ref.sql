-- no-transaction: an index on a table in use
-- a dispute names its payment by what a refund names
drop index concurrently if exists payment_charge_ref;
create index concurrently payment_charge_ref on payment(provider, charge_ref) where charge_ref is not null;
