-- Sums that did not add up when they were checked last. A row goes once its sum does; nothing else is changed by the check. Cents.
create table reconciliation_fault (
  -- refunds: more goes back than was paid for an order; ledger: its entries are not what its merchant is owed;
  -- statement: what is due is not what its entries add up to
  kind text not null check (kind in ('refunds', 'ledger', 'statement')),
  -- the number of the order, or of the statement
  ref text not null,
  store_id bigint not null references store(id) on delete cascade,
  found_at timestamptz not null,
  expected_cents bigint not null,
  found_cents bigint not null,
  primary key (kind, ref)
);
