-- no-transaction: indexes on tables in use
-- What a desk asks for again and again, and what a sign-out or an erasure looks for, read the whole of tables that grow with shoppers.
-- reviews that wait: the overview counts them every minute, the list shows them
drop index concurrently if exists review_waiting;
create index concurrently review_waiting on review(store_id, created_at desc, id desc) where status = 'PENDING';
-- in how many carts a product lies, and on how many wish lists it stands
drop index concurrently if exists cart_line_product;
create index concurrently cart_line_product on cart_line(product_id);
drop index concurrently if exists collect_product_product;
create index concurrently collect_product_product on collect_product(product_id);
-- the sessions and tokens of an account: a new password ends them
drop index concurrently if exists oidc_payload_account;
create index concurrently oidc_payload_account on oidc_payload((payload ->> 'accountId')) where payload ->> 'accountId' is not null;
-- the visits of a shopper: their export and their erasure
drop index concurrently if exists visit_user;
create index concurrently visit_user on visit(user_id) where user_id is not null;
-- orders by a whole SKU code: without it each line of every order was looked at. A checkout writes it, as it does not that of 0067: one of
-- one number, without a reference that is looked up.
drop index concurrently if exists order_item_variant;
create index concurrently order_item_variant on order_item(variant_id);
