-- What the platform takes of a merchant's sales, and the ledger of who owes whom. Cents; rates in basis points, 1250 is 12.5 %.
alter table store add column commission_bp integer not null default 0 check (commission_bp between 0 and 10000);
-- null: the store's rate
alter table merchant add column commission_bp integer check (commission_bp between 0 and 10000);

-- Rate and sum are fixed when the order is made. Orders from before have none: none was agreed.
alter table merchant_order add column commission_bp integer not null default 0;
alter table merchant_order add column commission_cents integer not null default 0;

-- One entry for each order that was paid, each refund that was paid out, and each payout to a merchant. Three accounts: the
-- merchant's, the platform's and the cash at the payment providers. Positive: owed to the account; so cash that came in is
-- negative, and an entry adds up to zero. No references: each would be a row more to lock for every payment.
create table ledger_entry (
  kind text not null check (kind in ('sale', 'refund', 'payout')),
  -- the number of the order, the refund or the statement
  ref text not null,
  store_id bigint not null,
  merchant_id bigint not null,
  -- null: a payout
  order_no text,
  at timestamptz not null,
  -- the merchant's account, part by part
  goods_cents bigint not null default 0,
  shipping_cents bigint not null default 0,
  merchant_coupon_cents bigint not null default 0,
  commission_cents bigint not null default 0,
  payout_cents bigint not null default 0,
  merchant_cents bigint not null
    generated always as (goods_cents + shipping_cents + merchant_coupon_cents + commission_cents + payout_cents) stored,
  -- the platform's account: its coupons, and the commission that the merchant's account gives
  platform_coupon_cents bigint not null default 0,
  platform_cents bigint not null generated always as (platform_coupon_cents - commission_cents) stored,
  cash_cents bigint not null,
  primary key (kind, ref),
  constraint ledger_balances check (merchant_cents + platform_cents + cash_cents = 0)
);
create index ledger_merchant on ledger_entry(merchant_id, at);

create function ledger_stays() returns trigger language plpgsql as $$
begin
  raise exception 'ledger entries are never changed';
end $$;
create trigger ledger_stays before update or delete on ledger_entry for each row execute function ledger_stays();
