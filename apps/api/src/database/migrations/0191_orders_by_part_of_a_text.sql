-- The desks find orders by a part of their number, of a parcel's, of a customer's name or of a product's: looked up by the letters in it, not
-- looked for among all. What was just bought is put in order a little at a time, so that no shopper waits for much of it.
create index merchant_order_no_trgm on merchant_order using gin (order_no gin_trgm_ops) with (gin_pending_list_limit = 64);
create index parcel_number_trgm on parcel using gin (number gin_trgm_ops) with (gin_pending_list_limit = 64);
create index purchase_customer_trgm on purchase
  using gin (trim(coalesce(address ->> 'firstName', '') || ' ' || coalesce(address ->> 'lastName', '')) gin_trgm_ops)
  with (gin_pending_list_limit = 64);
create index order_item_names_trgm on order_item using gin (name_en gin_trgm_ops, name_fr gin_trgm_ops)
  with (gin_pending_list_limit = 64);
