-- Money that the store owes back and sends through a provider. A row stays until the money went; there is no last try.
create table money_back (
  -- the refund's number, or 'payment-' and the id of a payment that nobody wanted: the provider knows it by this
  no text primary key,
  created_at timestamptz not null,
  tries integer not null default 0,
  next_at timestamptz not null,
  last_error text,
  done_at timestamptz
);
create index money_back_due on money_back(next_at) where done_at is null;

-- What was on its way by the old jobs goes on; it may have been tried, so it counts as tried once.
insert into money_back(no, created_at, tries, next_at)
  select refund_no, created_at, 1, now() from refund where status = 2
  union all
  select 'payment-' || id, created_at, 1, now() from payment where status = 'returned';
