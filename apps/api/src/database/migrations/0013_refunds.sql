-- Money asked back, by line and quantity inside one merchant order.
create table refund (
  refund_no text primary key,
  order_no text not null references merchant_order(order_no) on delete cascade,
  user_id text not null,
  -- 1 money only, 2 the goods come back
  type smallint not null check (type in (1, 2)),
  -- 0 the merchant looks at it, 1 refused, 2 money on its way, 3 done, 4 waits for the parcel, 5 parcel arrived, 6 withdrawn
  status smallint not null default 0 check (status in (0, 1, 2, 3, 4, 5, 6)),
  amount_cents integer not null check (amount_cents >= 0),
  -- part of the amount that is postage
  freight_cents integer not null default 0,
  -- the whole order was cancelled before it was shipped
  is_cancel boolean not null default false,
  reason text not null,
  explain text not null default '',
  images text[] not null default '{}',
  refusal text,
  express_name text,
  tracking_number text,
  telephone text,
  provider_ref text,
  created_at timestamptz not null,
  refunded_at timestamptz
);
create index refund_user on refund(user_id, created_at desc, refund_no);
create index refund_order on refund(order_no);

create table refund_item (
  refund_no text not null references refund(refund_no) on delete cascade,
  order_item_id bigint not null references order_item(id) on delete cascade,
  num integer not null check (num > 0),
  amount_cents integer not null check (amount_cents >= 0),
  primary key (refund_no, order_item_id)
);
create index refund_item_item on refund_item(order_item_id);
