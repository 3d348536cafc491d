-- Since when a key works: the first time a process started with it. Its name says nothing of the key.
create table key_seen (
  kind text not null check (kind in ('signing', 'cookies', 'sealing')),
  name text not null,
  seen_at timestamptz not null,
  primary key (kind, name)
);
