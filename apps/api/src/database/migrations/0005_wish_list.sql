-- Products and merchants that a shopper keeps. user_id is the token's sub.
create table collect_product (
  user_id text not null,
  product_id bigint not null references product(id) on delete cascade,
  store_id bigint not null references store(id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, product_id)
);
create index collect_product_newest on collect_product(user_id, created_at desc);

create table collect_merchant (
  user_id text not null,
  merchant_id bigint not null references merchant(id) on delete cascade,
  store_id bigint not null references store(id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, merchant_id)
);
create index collect_merchant_newest on collect_merchant(user_id, created_at desc);
