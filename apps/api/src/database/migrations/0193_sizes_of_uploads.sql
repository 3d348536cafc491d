-- A size of an uploaded picture that was made and stored: it lies in the storage beside the upload, and goes when that goes.
create table upload_size (
  key text primary key,
  name text not null references upload(name) on delete cascade
);
create index upload_size_name on upload_size(name);

create function upload_size_removed() returns trigger language plpgsql as $$
begin
  insert into object_removal(key, due_at) values (old.key, now())
  on conflict (key) do update set due_at = excluded.due_at;
  return old;
end $$;
create trigger upload_size_removed after delete on upload_size for each row execute function upload_size_removed();
