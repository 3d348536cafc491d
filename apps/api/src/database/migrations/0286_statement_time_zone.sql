-- The time zone of whose calendar a statement is: its month begins and ends by it, whatever zone the store has later. Null: one that an
-- earlier release made.
alter table statement add column if not exists time_zone text;
update statement s set time_zone = t.time_zone from store t where t.id = s.store_id and s.time_zone is null;
