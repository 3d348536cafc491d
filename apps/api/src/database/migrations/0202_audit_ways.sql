-- By which way a change came, beside a desk: the command of the operator, the owner's token, a file of products, a job. Rows from
-- before are a desk's. A request's id is that of its lines in the server's log.
alter table audit add column via text not null default 'desk'
  check (via in ('desk', 'command', 'owner-token', 'import', 'job'));
alter table audit add column request_id text;
create index audit_request on audit(request_id) where request_id is not null;

-- Rows end by age alone: the job of retention says so in its transaction. A release from before this one, beside it, is refused and leaves
-- them to the next run of this one.
create or replace function audit_is_kept() returns trigger language plpgsql as $$
begin
  if current_setting('souk.audit_ends', true) = 'on' then return old; end if;
  raise exception 'audit rows are deleted by age alone';
end $$;
create trigger audit_delete before delete on audit for each row execute function audit_is_kept();
