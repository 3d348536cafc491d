-- Tax that prices include: the class of a product, who sells it, and what an order contained when it was made. Cents; rates in
-- basis points, 2000 is 20 %. What was bought before carries none: none was worked out.
alter table product add column tax_category text not null default 'standard'
  check (tax_category in ('standard', 'reduced', 'low', 'zero'));

-- Who sells, as receipts name them. Without a tax number a merchant's prices include no tax.
alter table merchant add column legal_name text not null default '';
alter table merchant add column legal_address text not null default '';
alter table merchant add column tax_number text not null default '';

-- Fixed when the order is made. tax_bp null: nobody worked out tax for the line.
alter table merchant_order add column seller_tax_number text not null default '';
alter table order_item add column tax_category text;
alter table order_item add column tax_country text;
alter table order_item add column tax_bp integer check (tax_bp between 0 and 10000);
alter table order_item add column tax_cents integer not null default 0 check (tax_cents >= 0);

-- What a refund took back of its line's tax, once it was paid out.
alter table refund_item add column tax_cents integer not null default 0 check (tax_cents >= 0);

-- Contained in goods and shipping, so no part of an account: what an order's lines include, less what a refund took back.
alter table ledger_entry add column tax_cents bigint not null default 0;
