-- A price is set on the variant. The product carries that of its cheapest variant on sale, for cards and lists, and follows
-- by itself, so that no writer can leave the two apart.
create or replace function product_price_follows(ids bigint[]) returns void language sql as $$
  update product p
    set store_price_cents = lead.price_cents, price_cents = greatest(lead.price_cents, coalesce(lead.compared_cents, 0))
    from (
      select distinct on (v.product_id) v.product_id, v.price_cents, v.compared_cents from variant v
      where v.product_id = any(ids) and v.on_sale order by v.product_id, v.price_cents, v.id
    ) as lead
    where p.id = lead.product_id
      and (p.store_price_cents, p.price_cents)
        is distinct from (lead.price_cents, greatest(lead.price_cents, coalesce(lead.compared_cents, 0)));
$$;

create or replace function variants_priced() returns trigger language plpgsql as $$
begin
  perform product_price_follows(array(select distinct product_id from changed));
  return null;
end $$;
create trigger variant_price_insert after insert on variant referencing new table as changed
  for each statement execute function variants_priced();
create trigger variant_price_delete after delete on variant referencing old table as changed
  for each statement execute function variants_priced();

create or replace function variant_priced() returns trigger language plpgsql as $$
begin
  perform product_price_follows(array[new.product_id]);
  return null;
end $$;
create trigger variant_price_update after update of price_cents, compared_cents, on_sale on variant for each row
  when ((old.price_cents, old.compared_cents, old.on_sale) is distinct from (new.price_cents, new.compared_cents, new.on_sale))
  execute function variant_priced();

do $$ begin perform product_price_follows(array(select id from product)); end $$;

-- Lists work out what is shown from the price, the discount and the moment. The column is read by the release before alone.
drop index product_by_price;
comment on column product.shown_cents is 'read by releases before 0080 only; the next release drops it';
