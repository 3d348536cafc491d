-- Which mails a shopper wants beside those about their orders. Absent row: all of them.
create table notice_choice (
  user_id text primary key references shopper(sub) on delete cascade,
  newsletter boolean not null default true,
  price_drops boolean not null default true,
  back_in_stock boolean not null default true,
  reviews boolean not null default true
);

-- How to reach a visitor who buys without an account, noted before the order.
create table visitor_contact (
  -- as cart_line.owner
  owner text primary key,
  email text not null,
  phone text,
  created_at timestamptz not null
);
