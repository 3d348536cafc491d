-- The back office: who works for which merchant, and who did what.
create table merchant_member (
  merchant_id bigint not null references merchant(id) on delete cascade,
  sub text not null references shopper(sub) on delete cascade,
  -- one of `memberRoles` in libs/contract
  role text not null check (role in ('owner', 'manager', 'packer')),
  added_at timestamptz not null,
  primary key (merchant_id, sub)
);
create index merchant_member_of on merchant_member(sub);

-- One row for each change that somebody made at a desk, written in the transaction of the change. Rows are never changed.
create table audit (
  id bigint generated always as identity primary key,
  store_id bigint not null references store(id) on delete cascade,
  -- made in a merchant's scope; null: at the platform's desk
  merchant_id bigint references merchant(id) on delete cascade,
  at timestamptz not null,
  actor text not null,
  actor_name text not null,
  call text not null,
  subject_type text not null,
  subject_id text not null,
  reason text not null default '',
  before jsonb,
  after jsonb
);
create index audit_newest on audit(store_id, id desc);
create index audit_subject on audit(subject_type, subject_id, id);
create index audit_merchant on audit(merchant_id, id desc) where merchant_id is not null;

create or replace function audit_stays() returns trigger language plpgsql as $$
begin
  raise exception 'audit rows are never changed';
end $$;
create trigger audit_update before update on audit for each row execute function audit_stays();

-- The lists of work: what a merchant has to send, and a customer's purchases.
create index merchant_order_to_ship on merchant_order(merchant_id, order_no) where status = 0;
create index purchase_email on purchase(lower(email));

alter table purchase drop constraint purchase_cancel_reason_check;
alter table purchase add constraint purchase_cancel_reason_check check (cancel_reason in ('shopper', 'expired', 'staff'));

-- Two people who change one product: the second is told. Stock is no part of it.
alter table product add column version integer not null default 1;

-- Changes of stock by hand; what was sold stands in order_item.
create table stock_move (
  id bigint generated always as identity primary key,
  variant_id bigint not null references variant(id) on delete cascade,
  at timestamptz not null,
  delta integer not null,
  reason text not null check (reason in ('delivery', 'count', 'damage', 'return', 'other')),
  note text not null default '',
  actor_name text not null
);
create index stock_move_variant on stock_move(variant_id, id desc);

-- What a variant cost and since when: a price cut names the lowest price of the last 30 days.
create table price_history (
  variant_id bigint not null references variant(id) on delete cascade,
  at timestamptz not null,
  price_cents integer not null,
  compared_cents integer,
  discount smallint not null,
  primary key (variant_id, at)
);
