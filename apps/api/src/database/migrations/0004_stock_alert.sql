-- Who wants to know when a sold-out product is back.
create table stock_alert (
  product_id bigint not null references product(id) on delete cascade,
  email text not null,
  locale text not null default 'en',
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (product_id, email)
);
