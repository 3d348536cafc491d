-- no-transaction: an index on a table in use
-- Orders that were handed over long ago count as received: a job looks for them every five minutes.
drop index concurrently if exists merchant_order_handed_over;
create index concurrently merchant_order_handed_over on merchant_order(delivered_at) where status = 1;
