-- no-transaction: an index on a table in use
-- A merchant's page says how many orders are not finished: those are found, not looked for among all.
create index concurrently merchant_order_unfinished on merchant_order(merchant_id)
  where status in (0, 1) or refund_status in (1, 2);
