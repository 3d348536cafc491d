-- A coupon's terms are copied when it is received: editing the offer changes nothing for those who hold it, and an offer
-- that somebody holds cannot be deleted, only ended.
alter table user_coupon
  add column store_id bigint references store(id) on delete cascade,
  add column merchant_id bigint references merchant(id),
  add column use_type smallint,
  add column type text,
  add column name jsonb,
  add column money_cents integer,
  add column min_price_cents integer,
  add column product_ids bigint[],
  add column category_ids bigint[],
  add column is_fixed_time boolean,
  add column day integer;

update user_coupon u set store_id = c.store_id, merchant_id = c.merchant_id, use_type = c.use_type, type = c.type, name = c.name,
  money_cents = c.money_cents, min_price_cents = c.min_price_cents, product_ids = c.product_ids, category_ids = c.category_ids,
  is_fixed_time = c.is_fixed_time, day = c.day
  from coupon c where c.id = u.coupon_id;

-- in the database, so that no way of giving a coupon can forget it
create or replace function user_coupon_terms() returns trigger language plpgsql as $$
begin
  select c.store_id, c.merchant_id, c.use_type, c.type, c.name, c.money_cents, c.min_price_cents, c.product_ids, c.category_ids,
      c.is_fixed_time, c.day
    into new.store_id, new.merchant_id, new.use_type, new.type, new.name, new.money_cents, new.min_price_cents, new.product_ids,
      new.category_ids, new.is_fixed_time, new.day
    from coupon c where c.id = new.coupon_id;
  return new;
end $$;
create trigger user_coupon_insert before insert on user_coupon for each row execute function user_coupon_terms();

alter table user_coupon drop constraint user_coupon_coupon_id_fkey;
alter table user_coupon add constraint user_coupon_coupon_id_fkey foreign key (coupon_id) references coupon(id);
