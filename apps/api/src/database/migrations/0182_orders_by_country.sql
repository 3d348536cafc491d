-- The desks list the orders of a country: those of a rare one are found, not looked for among all.
create index purchase_by_country on purchase(store_id, (address ->> 'country'), (coalesce(paid_at, created_at)));
