-- Lines of files of products are forgotten after a while. The import stays, with how many there were: what forgets them says so, and the
-- counts of 0273 stay as they are.
alter table import_run add column if not exists lines_forgotten boolean not null default false;
-- imports whose lines are still there, by age
create index if not exists import_run_with_lines on import_run((coalesce(finished_at, created_at))) where not lines_forgotten;

create or replace function import_lines_written() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_to_import_counts(array_agg(import_id), array_agg(state), array_agg(1)) from after;
  elsif tg_op = 'DELETE' then
    if current_setting('souk.import_lines_end', true) = 'on' then return null; end if;
    perform add_to_import_counts(array_agg(import_id), array_agg(state), array_agg(-1)) from before;
  else -- one write of the counts, since each product of a file comes here
    perform add_to_import_counts(array_agg(import_id), array_agg(state), array_agg(delta))
      from (select import_id, state, 1 as delta from after union all select import_id, state, -1 from before) line;
  end if;
  return null;
end $$;
