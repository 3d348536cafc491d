-- What people uploaded may lie in object storage (STORAGE_URL): then the row names the object in place of its bytes.
alter table upload alter column data drop not null;
alter table upload add column object text;
alter table upload add constraint upload_lies_somewhere check ((data is null) <> (object is null));
create index upload_object on upload(object) where object is not null;

-- Objects that no row names: each is removed from the storage when it is due. One that is being stored stands here too, until its row does,
-- so that whatever fails in between leaves nothing for good.
create table object_removal (
  key text primary key,
  due_at timestamptz not null
);

-- Whatever deletes an upload, its object goes with it: what nothing used, an account, a store.
create function upload_removed() returns trigger language plpgsql as $$
begin
  insert into object_removal(key, due_at) values (old.object, now())
  on conflict (key) do update set due_at = excluded.due_at;
  return old;
end $$;
create trigger upload_removed after delete on upload for each row when (old.object is not null) execute function upload_removed();
