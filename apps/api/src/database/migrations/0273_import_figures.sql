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

-- Adds lines of some files to their counts, by the state of each; a weight of -1 takes one out.
create or replace function import_lines_counted(runs bigint[], states text[], weights int[]) returns void language sql as $$
  update import_run r set lines = r.lines + x.lines, fresh = r.fresh + x.fresh, changed = r.changed + x.changed, same = r.same + x.same,
    bad = r.bad + x.bad, applied = r.applied + x.applied, refused = r.refused + x.refused
  from (
    select run, sum(weight) as lines, sum(weight * (state = 'new')::int) as fresh, sum(weight * (state = 'changed')::int) as changed,
      sum(weight * (state = 'same')::int) as same, sum(weight * (state = 'bad')::int) as bad,
      sum(weight * (state = 'applied')::int) as applied, sum(weight * (state = 'refused')::int) as refused
    from unnest(runs, states, weights) as line(run, state, weight) group by run) x
  where r.id = x.run;
$$;

create or replace function import_lines_written() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform import_lines_counted(array_agg(import_id), array_agg(state), array_agg(1)) from after;
  elsif tg_op = 'DELETE' then
    perform import_lines_counted(array_agg(import_id), array_agg(state), array_agg(-1)) from before;
  else -- one write of the counts, since each product of a file comes here
    perform import_lines_counted(array_agg(import_id), array_agg(state), array_agg(weight))
      from (select import_id, state, 1 as weight from after union all select import_id, state, -1 from before) line;
  end if;
  return null;
end $$;
create trigger import_row_insert after insert on import_row referencing new table as after
  for each statement execute function import_lines_written();
create trigger import_row_update after update on import_row referencing old table as before new table as after
  for each statement execute function import_lines_written();
create trigger import_row_delete after delete on import_row referencing old table as before
  for each statement execute function import_lines_written();

do $$
declare
  run bigint;
begin
  for run in select id from import_run loop
    perform import_lines_counted(array_agg(import_id), array_agg(state), array_agg(1)) from import_row where import_id = run;
  end loop;
end $$;
