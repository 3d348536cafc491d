-- `stock.low`: a variant on sale fell below 15 pieces, from which on shoppers and desks read that little is left (`lowStockBelow`). In the
-- database, so that no way of selling or counting can forget it; where no endpoint wants it, nothing is written.
create function webhook_stock_low() returns trigger language plpgsql as $$
begin
  insert into webhook_message(store_id, type, body, created_at)
    select p.store_id, 'stock.low',
      json_build_object('type', 'stock.low', 'timestamp', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'data', json_build_object('productId', p.id, 'slug', p.slug, 'merchantId', p.merchant_id, 'variantId', new.id,
          'sku', new.sku_code, 'stock', new.stock))::text, now()
    from product p where p.id = new.product_id
      and exists (select 1 from webhook_endpoint e where e.store_id = p.store_id and e.is_on and 'stock.low' = any(e.events));
  return null;
end $$;
create trigger variant_stock_low after update of stock on variant for each row
  when (old.stock >= 15 and new.stock < 15 and new.on_sale) execute function webhook_stock_low();
