-- What a purchase writes beside its rows: no index that another one covers, no check that another one implies. Each index is
-- a page more to be written for each row, each reference a row more to be locked, the store's own by everybody at once.

-- A store is never deleted while it sells, and its number comes from its own row.
alter table cart_line drop constraint cart_line_store_id_fkey;
alter table pre_order drop constraint pre_order_store_id_fkey;
alter table purchase drop constraint purchase_store_id_fkey;

-- The variant that they name is of a product, and cannot go before it.
alter table cart_line drop constraint cart_line_product_id_fkey;
alter table order_item drop constraint order_item_product_id_fkey;
drop index order_item_product;

-- Found by the owner alone or with the store: one index for both, and for "once in a cart".
alter table cart_line drop constraint cart_line_store_id_owner_variant_id_key;
drop index cart_line_owner;
alter table cart_line add unique (owner, store_id, variant_id);

-- Both are only ever asked for by the number of their order.
alter table order_token drop constraint order_token_pkey;
drop index order_token_order;
alter table order_token add primary key (order_no, token_hash);
alter table order_event drop constraint order_event_pkey;
drop index order_event_order;
alter table order_event add primary key (order_no, id);

-- A purchase's own row says when it was made and paid.
delete from order_event where type in ('created', 'paid');
