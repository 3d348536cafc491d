-- Whoever watches a file being applied asks for it again and again. Each time all its lines were counted, and what they change was worked
-- out anew: 150 ms of 10,000 lines on the embedded database, while nobody else was answered. A line keeps what it changes now, a file its
-- counts.
alter table import_row
  -- by how much the price of a variant that exists moves; null: it does not
  add column price_moved_percent numeric generated always as (case when change #>> '{price,0}' <> '' then
    coalesce(abs((change #>> '{price,1}')::numeric - (change #>> '{price,0}')::numeric) * 100
      / nullif((change #>> '{price,0}')::numeric, 0), 'Infinity') end) stored,
  -- how many cells will be empty that are not now
  add column emptied_cells int not null
    generated always as (jsonb_array_length(jsonb_path_query_array(change, 'strict $.* ? (@[0] != "" && @[1] == "")'))) stored;
-- its lines of one state
create index import_row_of_state on import_row(import_id, state, line);

-- How many lines there are, and how many stand in each state. They follow the lines by themselves, whoever writes these.
alter table import_run
  add column lines int not null default 0,
  add column fresh int not null default 0,
  add column changed int not null default 0,
  add column same int not null default 0,
  add column bad int not null default 0,
  add column applied int not null default 0,
  add column refused int not null default 0;

-- Counts lines in, or out again with -1 as the trigger's argument.
create or replace function import_lines_moved() returns trigger language plpgsql as $$
declare
  weight int := tg_argv[0];
begin
  update import_run r set lines = r.lines + weight * x.lines, fresh = r.fresh + weight * x.fresh, changed = r.changed + weight * x.changed,
    same = r.same + weight * x.same, bad = r.bad + weight * x.bad, applied = r.applied + weight * x.applied, refused = r.refused + weight * x.refused
  from (
    select import_id, count(*) as lines, count(*) filter (where state = 'new') as fresh, count(*) filter (where state = 'changed') as changed,
      count(*) filter (where state = 'same') as same, count(*) filter (where state = 'bad') as bad,
      count(*) filter (where state = 'applied') as applied, count(*) filter (where state = 'refused') as refused
    from moved group by import_id) x
  where r.id = x.import_id;
  return null;
end $$;
create trigger import_row_insert after insert on import_row referencing new table as moved
  for each statement execute function import_lines_moved('1');
create trigger import_row_delete after delete on import_row referencing old table as moved
  for each statement execute function import_lines_moved('-1');

-- Lines that stand in another state than before: one statement, since each product of a file writes it.
create or replace function import_lines_changed() returns trigger language plpgsql as $$
begin
  update import_run r set fresh = r.fresh + x.fresh, changed = r.changed + x.changed, same = r.same + x.same, bad = r.bad + x.bad,
    applied = r.applied + x.applied, refused = r.refused + x.refused
  from (
    select import_id, sum(weight * (state = 'new')::int) as fresh, sum(weight * (state = 'changed')::int) as changed,
      sum(weight * (state = 'same')::int) as same, sum(weight * (state = 'bad')::int) as bad,
      sum(weight * (state = 'applied')::int) as applied, sum(weight * (state = 'refused')::int) as refused
    from (select import_id, state, 1 as weight from after union all select import_id, state, -1 from before) moved group by import_id) x
  where r.id = x.import_id;
  return null;
end $$;
create trigger import_row_update after update on import_row referencing old table as before new table as after
  for each statement execute function import_lines_changed();

update import_run r set lines = x.lines, fresh = x.fresh, changed = x.changed, same = x.same, bad = x.bad, applied = x.applied, refused = x.refused
from (
  select import_id, count(*) as lines, count(*) filter (where state = 'new') as fresh, count(*) filter (where state = 'changed') as changed,
    count(*) filter (where state = 'same') as same, count(*) filter (where state = 'bad') as bad,
    count(*) filter (where state = 'applied') as applied, count(*) filter (where state = 'refused') as refused
  from import_row group by import_id) x
where r.id = x.import_id;
