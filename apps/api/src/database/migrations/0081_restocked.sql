-- When the pieces of a request went back into stock: they go once.
alter table refund add column restocked_at timestamptz;
-- pieces that were never sent went back when their money did
update refund r set restocked_at = r.refunded_at from merchant_order o
  where o.order_no = r.order_no and r.status = 3 and o.shipped_at is null;
