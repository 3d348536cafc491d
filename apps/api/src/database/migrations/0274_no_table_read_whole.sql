-- no-transaction: indexes on tables in use
-- What a desk asks for again and again, and what a sign-out or an erasure looks for, read the whole of tables that grow with shoppers.
-- reviews that wait: the overview counts them every minute, the list shows them
create index concurrently review_waiting on review(store_id, created_at desc, id desc) where status = 'PENDING';
-- in how many carts a product lies, and on how many wish lists it stands
create index concurrently cart_line_product on cart_line(product_id);
create index concurrently collect_product_product on collect_product(product_id);
-- the sessions and tokens of an account: a new password ends them
create index concurrently oidc_payload_account on oidc_payload((payload ->> 'accountId')) where payload ->> 'accountId' is not null;
-- the visits of a shopper: their export and their erasure
create index concurrently visit_user on visit(user_id) where user_id is not null;
