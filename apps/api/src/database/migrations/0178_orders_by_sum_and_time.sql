-- The desks list orders by their sum and by when they were paid (made, while they are not): read in that order, none is sorted.
create index merchant_order_by_sum on merchant_order(pay_cents, order_no);
create index purchase_by_time on purchase(store_id, (coalesce(paid_at, created_at)));
