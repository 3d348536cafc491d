-- A message is claimed before it is handed over, and `sent_at` is noted after it. `claimed_at` null: no try runs whose end is not known.
alter table outbox add column if not exists claimed_at timestamptz;
-- How many tries began since the last one whose end is known.
alter table outbox add column if not exists claims smallint not null default 0;
-- Since when another try looks for the end of the one that claimed it.
alter table outbox add column if not exists doubted_at timestamptz;
