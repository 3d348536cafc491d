-- What a desk that cancelled an order told its shopper; empty: nothing more than that, null: no desk has cancelled it.
alter table merchant_order add column cancel_words text;
