-- A merchant's statement: what the ledger has of them in a calendar month of the store's own zone. Open while the month lasts,
-- then closed by a job; its entries are its own for good, and what comes later is the next one's.
alter table store add column time_zone text not null default 'UTC';

create table statement (
  id bigint generated always as identity primary key,
  store_id bigint not null references store(id),
  merchant_id bigint not null references merchant(id),
  -- the month: 2026-10
  period text not null check (period ~ '^\d{4}-\d{2}$'),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  version integer not null default 1,
  closed_at timestamptz,
  -- what the statement before left the merchant owing; never positive
  carried_cents bigint not null default 0 check (carried_cents <= 0),
  -- carried, and all entries; null: open
  due_cents bigint,
  paid_at timestamptz,
  -- what the platform's people wrote of the transfer
  paid_on date,
  paid_ref text,
  unique (merchant_id, period)
);
create index statement_open on statement(ends_at) where closed_at is null;

alter table ledger_entry add column statement_id bigint;
create index ledger_open on ledger_entry(merchant_id, at) where statement_id is null and kind <> 'payout';
create index ledger_statement on ledger_entry(statement_id, at) where statement_id is not null;

-- An entry is put on a statement once; nothing else of it ever changes. Generated columns are not there yet in such a trigger.
create or replace function ledger_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.statement_id is null and old.kind <> 'payout'
    and to_jsonb(new) - array['statement_id', 'merchant_cents', 'platform_cents']
      = to_jsonb(old) - array['statement_id', 'merchant_cents', 'platform_cents'] then
    return new;
  end if;
  raise exception 'ledger entries are never changed';
end $$;
