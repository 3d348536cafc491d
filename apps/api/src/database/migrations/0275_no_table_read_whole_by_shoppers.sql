-- no-transaction: indexes on tables in use
-- the coupons that a purchase was paid with: whoever cancels it, or lets it expire, gets them back
drop index concurrently if exists user_coupon_used;
create index concurrently user_coupon_used on user_coupon(used_order_no) where used_order_no is not null;
-- what a guest is about to order: it is theirs once they have signed in
drop index concurrently if exists pre_order_owner;
create index concurrently pre_order_owner on pre_order(owner);
