-- Pictures that shoppers sent, as they were re-encoded. In the database, so that every process serves them and a backup has them.
create table upload (
  -- 32 hexadecimal characters that nobody can guess; the address is /img/u/{name}.webp
  name text primary key,
  store_id bigint not null references store(id) on delete cascade,
  -- the token's sub; null for an applicant, who is known by a mailed code
  user_id text,
  email text,
  model text not null check (model in ('avatar', 'review', 'refund', 'ticket', 'application')),
  file_name text not null default '',
  data bytea not null,
  created_at timestamptz not null,
  -- when something first used it; what nothing used is thrown away after a day
  used_at timestamptz
);
create index upload_unused on upload(created_at) where used_at is null;
create index upload_user on upload(user_id) where user_id is not null;
